/** A span of business days: `10–15`. */
export function daysText({ min_days, max_days }: { min_days: number; max_days: number }): string {
  return min_days === max_days ? `${min_days}` : `${min_days}–${max_days}`;
}
