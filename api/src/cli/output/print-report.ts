import type { Report } from "../command.ts";
import { renderTable } from "./render-table.ts";
import { printableLine, printableLines } from "./terminal-text.ts";

/**
 * Formats a report for people: rows as a table, then messages. Control characters are escaped, because visitors have
 * written some of the text, and it is printed to a terminal.
 * @param width of the terminal; unlimited if the output is a file or a pipe
 */
export function printReport({ rows, messages = [] }: Report, width = Number.POSITIVE_INFINITY): string {
  return [...(rows ? [renderTable(rows, width)] : []), ...messages.map(printableLine)].join("\n");
}

/** Formats a report as JSON, for scripts. Escaped characters are equal to the stored ones when it is parsed. */
export const printJson = ({ rows = [], messages = [] }: Report): string =>
  printableLines(JSON.stringify({ rows, says: messages }, null, 2));
