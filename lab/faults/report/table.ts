import type { Finding, Violation } from "../invariants/findings.ts";

/** One row of the table: a fault and its results. */
export interface Row {
  part: string;
  fault: string;
  times: number;
  firstStatuses: number[];
  seconds: number[];
  /** Seconds until the process was ready again after a kill. */
  starts: number[];
  /** Seconds that a request of another buyer took at most. */
  waits: number[];
  findings: Finding[];
  mismatches: string[];
}

/** What a table shows. */
export interface Columns {
  violations: readonly Violation[];
  /** Name of the measured time. */
  clock: string;
}

/** The cells of a row. */
function cellsOf(
  { fault, times, findings, mismatches, seconds, starts, waits, firstStatuses }: Row,
  { violations }: Columns,
): (string | number)[] {
  const found = violations.map((wrong) => findings.filter((finding) => finding.violation === wrong).length);
  const audit = mismatches.length === 0 ? "clean" : `${mismatches.length} mismatches`;
  const last = firstStatuses.length > 0 ? [tally(firstStatuses)] : [];
  const served = starts.length > 0 ? [timesOf(starts)] : [];
  const others = waits.length > 0 ? [Math.max(...waits).toFixed(1)] : [];
  return [fault, times, ...found, audit, ...others, ...served, timesOf(seconds), ...last];
}

/** Median and maximum, such as `0.1 · 4.2`. */
const timesOf = (seconds: number[]) => `${median(seconds).toFixed(1)} · ${Math.max(...seconds).toFixed(1)}`;

function median(seconds: number[]): number {
  const sorted = seconds.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;

/** Renders rows as a Markdown table. */
export function tableOf(rows: Row[], columns: Columns): string {
  const hasStatuses = rows.some(({ firstStatuses }) => firstStatuses.length > 0);
  const served = rows.some(({ starts }) => starts.length > 0) ? ["served again (s)"] : [];
  const others = rows.some(({ waits }) => waits.length > 0) ? ["others waited (s)"] : [];
  const last = hasStatuses ? ["first status"] : [];
  const found = ["times", ...columns.violations, "audit"];
  const head = ["fault", ...found, ...others, ...served, `${columns.clock} (s)`, ...last];
  return [line(head), line(head.map(() => "---")), ...rows.map((row) => line(cellsOf(row, columns)))].join(
    "\n",
  );
}

/** Counts per status, such as `20 × 200`. */
function tally(statuses: number[]): string {
  const kinds = [...new Set(statuses)].sort();
  return kinds.map((status) => `${statuses.filter((one) => one === status).length} × ${status}`).join(", ");
}
