export type Cell = string | number | undefined;

/** Aligns cells under their heads: the first column to the left, the others to the right. */
export function formatTable(head: string[], rows: Cell[][]): string {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => String(cell ?? "")));
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const format = (cells: string[]) =>
    widths.map((width, i) => (i === 0 ? cells[i]?.padEnd(width) : cells[i]?.padStart(width))).join("  ");
  return lines.map((cells) => format(cells).trimEnd()).join("\n");
}

/** The value that this share of the values does not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);
