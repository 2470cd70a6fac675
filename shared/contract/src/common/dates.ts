// Intl is avoided for the reason in format-integer.ts.
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

const monthOf = (day: Date): string => MONTHS[day.getUTCMonth()] ?? "";

/** `2024-10-01` → `October 1, 2024`. */
export function formatDay(isoDay: string): string {
  const day = new Date(isoDay);
  return `${monthOf(day)} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** `2025-05-10` → `Sat, May 10`, with the year where it is not this one. */
export function formatWeekday(isoDay: string, now = new Date()): string {
  const day = new Date(isoDay);
  const year = day.getUTCFullYear() === now.getUTCFullYear() ? "" : `, ${day.getUTCFullYear()}`;
  return `${WEEKDAYS[day.getUTCDay()]}, ${monthOf(day).slice(0, 3)} ${day.getUTCDate()}${year}`;
}

/**
 * `2024-10-01T14:05:00Z` → `October 1, 2024, 2:05 PM`, in the time zone of the reader. For what is rendered in a browser
 * only: a server has another time zone.
 */
export function formatMoment(isoMoment: string): string {
  const moment = new Date(isoMoment);
  return `${MONTHS[moment.getMonth()]} ${moment.getDate()}, ${moment.getFullYear()}, ${formatTime(isoMoment)}`;
}

/** `2024-10-01T14:05:00Z` → `2:05 PM`, in the time zone of the reader; for browsers only, like `formatMoment`. */
export function formatTime(isoMoment: string): string {
  const moment = new Date(isoMoment);
  const hours = moment.getHours();
  return `${hours % 12 || 12}:${String(moment.getMinutes()).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}
