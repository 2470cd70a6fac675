import type { TaskResult } from "./run-tasks.ts";

/**
 * Prints a line per task, the warnings of tasks that passed, the names of tests that were skipped for a reason, failed or
 * had to be repeated, and the total as the last line.
 */
export function printSummary(results: TaskResult[], print: (text: string) => void = console.log): void {
  for (const { id, output } of results) if (output) print(`\n${id} passed and printed:\n${output}`);
  print("");
  for (const result of results) print(summaryLine(result));
  for (const reason of new Set(results.flatMap(({ skipped }) => Object.keys(skipped))))
    printNames(`Skipped: ${reason}`, results, ({ skipped }) => skipped[reason] ?? [], print);
  printNames("Failed", results, ({ failures }) => failures, print);
  printNames("Failed once, passed when repeated", results, ({ repeated }) => repeated, print);
  const sum = (key: "passed" | "failed" | "skipped") =>
    results.reduce((total, { counts }) => total + counts[key], 0);
  if (sum("skipped") > 0) print(`\n${sum("skipped")} skipped`);
  print(`\n${sum("passed")} passed, ${sum("failed")} failed`);
}

function printNames(
  title: string,
  results: TaskResult[],
  namesOf: (result: TaskResult) => string[],
  print: (text: string) => void,
): void {
  const names = results.flatMap((result) => namesOf(result).map((name) => `  ${result.id}: ${name}`));
  if (names.length > 0) print(`\n${title}:\n${names.join("\n")}`);
}

function summaryLine({ id, counts, seconds, isCached }: TaskResult): string {
  const { passed, failed, skipped } = counts;
  const verdict = failed > 0 ? "FAILED" : passed === 0 && skipped > 0 ? "skipped" : "ok";
  const time = isCached ? "cached" : `${seconds.toFixed(1)} s`;
  return `${verdict.padEnd(7)} ${id.padEnd(28)} ${passed} passed, ${failed} failed, ${skipped} skipped (${time})`;
}
