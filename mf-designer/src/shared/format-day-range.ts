/** Formats a range of days: `10–15`, or `10` where both ends are equal. */
export function formatDayRange({ min_days, max_days }: { min_days: number; max_days: number }): string {
  return min_days === max_days ? `${min_days}` : `${min_days}–${max_days}`;
}
