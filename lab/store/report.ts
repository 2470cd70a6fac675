import { formatTable } from "../figures.ts";

/** A line about a violated invariant. */
export type Finding = string;

/** @param violation such as `taken twice` @param details to find its cause */
export const finding = (violation: string, details: unknown): Finding =>
  `${violation}: ${JSON.stringify(details)}`;

/** @param isViolated by invariant */
export const findViolations = (details: unknown, isViolated: Record<string, boolean>): Finding[] =>
  Object.keys(isViolated).flatMap((violation) => (isViolated[violation] ? finding(violation, details) : []));

/** A line of the report: the findings of a fault, or of a phase, and its figures. */
export interface ReportRow {
  name: string;
  figures: (string | number | undefined)[];
  findings: Finding[];
}

/**
 * Prints a table with the number of problems of each row, then each kind of problem with its number and the details of the
 * first. The exit code is 1 if there are any.
 * @param head the names of the first column and of the figures
 * @param others findings of no row
 */
export function printReport([first = "", ...head]: string[], rows: ReportRow[], others: Finding[]): void {
  const cells = rows.map(({ name, figures, findings }) => [name, findings.length, ...figures]);
  console.log(formatTable([first, "problems", ...head], cells));
  const ofRows = rows.flatMap(({ name, findings }) => findings.map((line) => `${name} | ${line}`));
  const problems = [...ofRows, ...others];
  const kinds = Object.groupBy(problems, (problem) => problem.split(": ")[0] ?? "");
  for (const same of Object.values(kinds)) console.error(`${same?.length} × ${same?.[0]}`);
  console.log(`${problems.length} problems, ${(performance.now() / 60_000).toFixed(1)} minutes`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
