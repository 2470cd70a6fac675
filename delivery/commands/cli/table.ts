/**
 * Formats rows as a table with aligned columns. The keys of the first row are the headings. Control characters are
 * replaced: the texts come from other teams, and could otherwise change the terminal.
 */
export function formatTable(rows: readonly Record<string, string>[]): string {
  const headings = Object.keys(rows[0] ?? {});
  const cells = [headings, ...rows.map((row) => headings.map((heading) => printable(row[heading] ?? "")))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
}

const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, "�");
