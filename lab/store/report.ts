import { formatTable } from "../figures.ts";

export type Violation =
  | "taken twice"
  | "taken without an order"
  | "order without its payment"
  | "promised twice"
  | "cart lost"
  | "reported wrongly"
  | "not finished"
  | "paid back twice"
  | "paid back without an entry"
  | "entry without its money"
  | "others were disturbed"
  | "took too long"
  | "webhook accepted or refused wrongly"
  | "audit of the store";

/** A line about a violated invariant. */
export type Finding = string;

export const finding = (violation: Violation, details: unknown): Finding =>
  `${violation}: ${JSON.stringify(details)}`;

/** @param violated the invariants, and whether each is violated */
export const findViolations = (details: unknown, violated: Partial<Record<Violation, boolean>>): Finding[] =>
  Object.entries(violated).flatMap(([violation, isViolated]) =>
    isViolated ? finding(violation as Violation, details) : [],
  );

/** A line of the report: the findings of a fault, or of a phase, and its figures. */
export interface ReportRow {
  name: string;
  figures: (string | number | undefined)[];
  findings: Finding[];
}

/** The most findings that are printed. */
const SHOWN = 60;

/**
 * Prints a table with the number of problems of each row, then each problem. The exit code is 1 if there are any.
 * @param head the names of the first column and of the figures
 * @param others findings of no row
 * @param begun the time of `performance.now()`
 */
export function printReport(
  [first = "", ...head]: string[],
  rows: ReportRow[],
  others: Finding[],
  begun: number,
): void {
  const cells = rows.map(({ name, figures, findings }) => [name, findings.length, ...figures]);
  console.log(formatTable([first, "problems", ...head], cells));
  const ofRows = rows.flatMap(({ name, findings }) => findings.map((line) => `${name} | ${line}`));
  const problems = [...ofRows, ...others];
  for (const problem of problems.slice(0, SHOWN)) console.error(problem);
  const minutes = (performance.now() - begun) / 60_000;
  console.log(`${problems.length} problems, ${minutes.toFixed(1)} minutes`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
