import { formatTable, median, quantile } from "../../figures.ts";
import type { Answer } from "./open-load.ts";

const BUSY = 503;
const KINDS = ["checkout", "read", "search"];
/** `p99` is a multiple of that at 80 %. */
const AIMS = { p99: 3, refusalMs: 50, readyzMs: 100, recoverySeconds: 5 };

/** A load and what was measured during it. */
export interface Phase {
  name: string;
  perSecond: number;
  seconds: number;
  answers: Answer[];
  /** Another visitor's cart, webhooks, and /readyz. */
  probes: Answer[];
  mb: number;
}

const accepted = (answers: Answer[]) => answers.filter(({ status }) => status !== BUSY && status !== 0);
const refused = (answers: Answer[]) => answers.filter(({ status }) => status === BUSY || status === 0);
const times = (answers: Answer[]) => answers.map(({ ms }) => ms);
const p99 = (answers: Answer[]) => quantile(times(answers), 0.99);
const share = (answers: Answer[]) => `${Math.round((100 * refused(answers).length) / answers.length)} %`;
const ofKind = (answers: Answer[], kind: string) => answers.filter((answer) => answer.kind === kind);

/** The first second that is normal: requests are answered in time, and less than a tenth is refused. */
function recovery({ answers, seconds }: Phase, p99Limit: number): number {
  const isNormal = (second: number) => {
    const within = answers.filter(({ sentAt }) => Math.floor(sentAt / 1000) === second);
    return refused(within).length < within.length / 10 && p99(accepted(within)) <= p99Limit;
  };
  const normal = Array.from({ length: seconds }, (_, second) => second).find(isNormal);
  return normal ?? Number.POSITIVE_INFINITY;
}

/** A table of the loads. */
export function reportPhases(phases: Phase[]): string {
  const round = (value: number) => Math.round(value);
  const rows = phases.map(({ name, perSecond, seconds, answers, probes, mb }) => [
    name,
    round(perSecond),
    round(accepted(answers).length / seconds),
    round(median(times(accepted(answers)))),
    round(p99(accepted(answers))),
    ...KINDS.map((kind) => share(ofKind(answers, kind))),
    share(ofKind(probes, "payment")),
    round(p99(refused(answers))),
    round(p99(accepted(ofKind(probes, "cart")))),
    round(Math.max(...times(ofKind(probes, "/readyz")))),
    round(mb),
  ]);
  const head = [
    "load",
    "sent/s",
    "accepted/s",
    "p50 ms",
    "p99 ms",
    ...KINDS.map((kind) => `${kind} refused`),
  ];
  return formatTable(
    [...head, "webhooks refused", "refusal p99 ms", "a cart p99 ms", "/readyz max ms", "MB"],
    rows,
  );
}

/** The names of the aims that are missed: of a normal load, an overload, and a normal load again. */
export function missedAims([normal, overload, after]: Phase[]): string[] {
  if (!normal || !overload || !after) return [];
  const limit = AIMS.p99 * p99(accepted(normal.answers));
  const seconds = recovery(after, limit);
  console.log(`Normal ${seconds} s after the overload.`);
  const readyz = [normal, overload, after].flatMap(({ probes }) => ofKind(probes, "/readyz"));
  const met = {
    "p99 of accepted requests": p99(accepted(overload.answers)) <= limit,
    "time of refusals": p99(refused(overload.answers)) <= AIMS.refusalMs,
    "webhooks accepted": refused(ofKind(overload.probes, "payment")).length === 0,
    "/readyz": readyz.every(({ status, ms }) => status === 200 && ms <= AIMS.readyzMs),
    recovery: seconds <= AIMS.recoverySeconds,
  };
  return Object.entries(met).flatMap(([name, isMet]) => (isMet ? [] : name));
}
