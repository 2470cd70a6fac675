import { formatTable } from "../../../figures.ts";
import type { PageKind } from "./page-kinds.ts";
import { sumCpu, THREAD_KINDS, type ThreadTimes } from "./thread-times.ts";

/** CPU time of all rounds by page. */
type RenderTimes = Map<PageKind, ThreadTimes>;

export interface ServerMeasurement {
  fresh: RenderTimes;
  /** The first renders after a change of the content. */
  withNewData: RenderTimes;
  /** Of pages that were rendered five seconds before, from the same data. */
  stale: RenderTimes;
  cached: { cpuMs: number; perSecond: number };
  /** Part → its share of the time of main thread and render threads. */
  shares: Record<string, number>;
  rounds: number;
}

const AIMS = { fresh: 1, cached: 0.09, perSecond: 5_000 };

/** The results as tables, in milliseconds of CPU per page. */
export function formatMeasurement(measurement: ServerMeasurement): string {
  const { fresh, withNewData, stale, cached, shares, rounds } = measurement;
  const kinds = [...fresh.keys()];
  const perRender = (times: RenderTimes, kind: PageKind, pick = sumCpu) => {
    const ofKind = times.get(kind);
    return ofKind ? pick(ofKind) / kind.addresses.length / rounds : 0;
  };
  /** The average of all pages, regardless of their number of addresses. */
  const average = (times: RenderTimes, pick = sumCpu) =>
    kinds.reduce((sum, kind) => sum + perRender(times, kind, pick), 0) / kinds.length;
  const inScripts = average(fresh, (times) => times["main thread"] + times["render threads"]);
  const ms = (value: number) => value.toFixed(3);

  return [
    formatTable(
      ["average of all pages", "CPU ms", "at most"],
      [
        ["fresh render", ms(average(fresh)), AIMS.fresh],
        ["the same after a change of the content, with new data", ms(average(withNewData))],
        ["stale page, served and loaded again", ms(average(stale)), AIMS.fresh],
        ["cached page", ms(cached.cpuMs), AIMS.cached],
      ],
    ),
    `Cached pages: ${Math.round(cached.perSecond)} per second and process (aim: ${AIMS.perSecond}).`,
    "A fresh render by threads; main thread and render threads also by part, from a profile of another run:",
    formatTable(
      ["", "CPU ms"],
      [
        ...THREAD_KINDS.map((kind) => [kind, ms(average(fresh, (times) => times[kind]))]),
        ...Object.entries(shares)
          .sort(([, one], [, other]) => other - one)
          .map(([part, share]) => [`– ${part}`, ms(share * inScripts)]),
      ],
    ),
    formatTable(
      ["page", "fresh", "with new data", "stale"],
      kinds.map((kind) => [
        kind.id,
        ...[fresh, withNewData, stale].map((times) => ms(perRender(times, kind))),
      ]),
    ),
  ].join("\n\n");
}
