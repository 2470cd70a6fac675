import type { PageKind } from "./page-kinds.ts";
import { THREAD_KINDS, type ThreadTimes, totalOf } from "./thread-times.ts";

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

/** The results as Markdown. Times are milliseconds of CPU per page. */
export function serverTables({
  fresh,
  withNewData,
  stale,
  cached,
  shares,
  rounds,
}: ServerMeasurement): string {
  const perRender = (times: RenderTimes, kind: PageKind, pick: (times: ThreadTimes) => number) => {
    const ofKind = times.get(kind);
    return ofKind ? pick(ofKind) / kind.addresses.length / rounds : 0;
  };
  const kinds = [...fresh.keys()];
  /** The average of all pages, whatever their number of addresses. */
  const average = (times: RenderTimes, pick: (times: ThreadTimes) => number) =>
    kinds.reduce((sum, kind) => sum + perRender(times, kind, pick), 0) / kinds.length;
  const inScripts = average(fresh, (times) => times["main thread"] + times["render threads"]);

  return [
    `${kinds.length} public pages with up to ten addresses each, ${rounds} times; CPU of all threads, in milliseconds per page.`,
    "",
    "| | CPU ms | at most |",
    "|---|--:|--:|",
    `| fresh render, average of all pages | ${average(fresh, totalOf).toFixed(2)} | ${AIMS.fresh} |`,
    `| the same after a change of the content, with new data | ${average(withNewData, totalOf).toFixed(2)} | |`,
    `| stale page, served and loaded again, average of all pages | ${average(stale, totalOf).toFixed(2)} | ${AIMS.fresh} |`,
    `| cached page, average of all pages | ${cached.cpuMs.toFixed(3)} | ${AIMS.cached} |`,
    "",
    `Cached pages: ${Math.round(cached.perSecond).toLocaleString("en")} per second and process (aim: ${AIMS.perSecond.toLocaleString("en")}).`,
    "",
    "A fresh render by threads; main thread and render threads also by part, from a profile of another run:",
    "",
    "| | CPU ms |",
    "|---|--:|",
    ...THREAD_KINDS.map((kind) => row(kind, [average(fresh, (times) => times[kind])])),
    ...Object.entries(shares)
      .sort(([, one], [, other]) => other - one)
      .map(([part, share]) => row(`– ${part}`, [share * inScripts])),
    "",
    "| page | fresh render | with new data | stale |",
    "|---|--:|--:|--:|",
    ...kinds.map((kind) =>
      row(
        kind.id,
        [fresh, withNewData, stale].map((times) => perRender(times, kind, totalOf)),
      ),
    ),
  ].join("\n");
}

const row = (name: string, values: number[]): string =>
  `| ${[name, ...values.map((ms) => ms.toFixed(3))].join(" | ")} |`;
