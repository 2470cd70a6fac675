import type { Report } from "./command.ts";

/** A report as people read it: rows as a table, and sentences below it. */
export function printReport({ rows, messages = [] }: Report): string {
  return [...(rows ? [tableOf(rows)] : []), ...messages].join("\n");
}

/** A report for machines. */
export const printJson = ({ rows = [], messages = [] }: Report): string =>
  JSON.stringify({ rows, says: messages }, null, 2);

function tableOf(rows: NonNullable<Report["rows"]>): string {
  const [first] = rows;
  if (!first) return "(none)";
  const columns = Object.keys(first);
  const cells = rows.map((row) => columns.map((column) => readable(row[column])));
  const widths = columns.map((column, i) =>
    Math.max(column.length, ...cells.map((line) => line[i]?.length ?? 0)),
  );
  const isNumber = columns.map((column) => rows.every((row) => typeof row[column] === "number"));
  const line = (texts: string[]) =>
    texts
      .map((text, i) => (isNumber[i] ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0)))
      .join("  ")
      .trimEnd();
  return [line(columns), line(widths.map((width) => "-".repeat(width))), ...cells.map(line)].join("\n");
}

/** On one line, and without what a terminal would obey: some of it was typed by visitors. */
const readable = (cell: unknown): string =>
  String(cell ?? "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\p{C}/gu, "");
