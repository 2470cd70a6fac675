const utc = { timeZone: "UTC" } as const;
const long = new Intl.DateTimeFormat("en-US", { ...utc, year: "numeric", month: "long", day: "numeric" });
const weekday = new Intl.DateTimeFormat("en-US", {
  ...utc,
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** `2024-10-01` → `October 1, 2024`. */
export const formatDay = (isoDay: string): string => long.format(new Date(isoDay));

/** `2025-05-10` → `Sat, May 10`. */
export const formatWeekday = (isoDay: string): string => weekday.format(new Date(isoDay));

/** The day that lies `days` business days (Monday to Friday) after an ISO day. */
export function addBusinessDays(isoDay: string, days: number): string {
  const day = new Date(isoDay);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left--;
  }
  return day.toISOString().slice(0, 10);
}
