import { UsageError } from "./command.ts";

const NET_DAYS_MAX = 120;

/** The days until an invoice is due, of an option. @throws UsageError */
export function parseNetDays(name: string, typed: string): number {
  const days = Number(typed);
  if (/^\d{1,3}$/.test(typed) && days >= 1 && days <= NET_DAYS_MAX) return days;
  throw new UsageError(`--${name} is a whole number of days from 1 to ${NET_DAYS_MAX}.`);
}
