import type { Report } from "./command.ts";

/** Formats a report for people: rows as a table, then messages. */
export function printReport({ rows, messages = [] }: Report): string {
  return [...(rows ? [renderTable(rows)] : []), ...messages].join("\n");
}

/** Formats a report as JSON, for scripts. */
export const printJson = ({ rows = [], messages = [] }: Report): string =>
  JSON.stringify({ rows, says: messages }, null, 2);

function renderTable(rows: NonNullable<Report["rows"]>): string {
  const [first] = rows;
  if (!first) return "(none)";
  const columns = Object.keys(first);
  const cells = rows.map((row) => columns.map((column) => toSingleLine(row[column])));
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

/** One line without control characters, because some text was written by visitors and is printed to a terminal. */
const toSingleLine = (cell: unknown): string =>
  String(cell ?? "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\p{C}/gu, "");
