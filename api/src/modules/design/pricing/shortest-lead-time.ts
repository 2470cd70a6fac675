import type { FormatRow } from "./format-rows.ts";

/** The business days of the fastest delivery format. */
export function shortestLeadTime(rows: FormatRow[]) {
  const days = rows.flatMap((row) => row.days ?? []).sort((a, b) => a.min - b.min || a.max - b.max);
  return { min_days: days[0]?.min ?? 0, max_days: days[0]?.max ?? 0 };
}
