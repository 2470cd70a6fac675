import { type Finding, WRONGS } from "./check-invariants.ts";

/** One row of the table: a kind of fault, and everything that was found after it. */
export interface Row {
  part: string;
  fault: string;
  times: number;
  told: number[];
  seconds: number[];
  /** Seconds until the process served again, where it was killed. */
  starts: number[];
  findings: Finding[];
  mismatches: string[];
}

const HEAD = ["times", ...WRONGS, "audit"];

/** A row as cells: how often, what was found, and how long it took. */
function cellsOf({ fault, times, findings, mismatches, seconds, starts, told }: Row): (string | number)[] {
  const found = WRONGS.map((wrong) => findings.filter((finding) => finding.wrong === wrong).length);
  const audit = mismatches.length === 0 ? "clean" : `${mismatches.length} mismatches`;
  const last = told.length > 0 ? [tally(told)] : [];
  const served = starts.length > 0 ? [timesOf(starts)] : [];
  return [fault, times, ...found, audit, ...served, timesOf(seconds), ...last];
}

/** `0.1 · 4.2`: the median, and the longest. */
const timesOf = (seconds: number[]) => `${median(seconds).toFixed(1)} · ${Math.max(...seconds).toFixed(1)}`;

function median(seconds: number[]): number {
  const sorted = seconds.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;

/** The rows of one part of the documentation, as Markdown. */
export function tableOf(rows: Row[], clock: string): string {
  const isTold = rows.some(({ told }) => told.length > 0);
  const served = rows.some(({ starts }) => starts.length > 0) ? ["served again (s)"] : [];
  const head = ["fault", ...HEAD, ...served, `${clock} (s)`, ...(isTold ? ["first told"] : [])];
  return [line(head), line(head.map(() => "---")), ...rows.map((row) => line(cellsOf(row)))].join("\n");
}

/** `20 × 200` */
function tally(told: number[]): string {
  const kinds = [...new Set(told)].sort();
  return kinds.map((status) => `${told.filter((one) => one === status).length} × ${status}`).join(", ");
}
