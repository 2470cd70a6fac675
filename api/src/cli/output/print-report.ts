import type { Report } from "../command.ts";
import { renderTable } from "./render-table.ts";
import { printableLine, printableLines } from "./terminal-text.ts";

/**
 * Formats a report for people: rows as a table, then messages. Control characters are escaped, because visitors have
 * written some of the text, and it is printed to a terminal. The content of a file is not changed.
 * @param width of the terminal; unlimited if the output is a file or a pipe
 */
export function printReport({ rows, messages = [], text }: Report, width = Number.POSITIVE_INFINITY): string {
  if (text !== undefined) return text;
  return [...(rows ? [renderTable(rows, width)] : []), ...messages.map(printableLine)].join("\n");
}

/** Formats a report as JSON, for scripts. Escaped characters are equal to the stored ones when it is parsed. */
export const printJson = ({ rows = [], messages = [], text }: Report): string =>
  printableLines(JSON.stringify({ rows, says: messages, text }, null, 2));
