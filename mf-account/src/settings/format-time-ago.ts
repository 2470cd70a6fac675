import { formatDay } from "@ligate/contract/common/dates";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago a time was; from two days on, its day.
 * @param now milliseconds since the epoch
 */
export function formatTimeAgo(isoTime: string, now: number): string {
  const passed = now - Date.parse(isoTime);
  if (passed < MINUTE) return "just now";
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), "minute");
  if (passed < 2 * DAY) return ago(Math.floor(passed / HOUR), "hour");
  return `on ${formatDay(isoTime)}`;
}

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"} ago`;
