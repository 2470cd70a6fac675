import { company } from "@ligate/contract/settings/company";

// The Canadian format is ISO's: 2026-11-30.
const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone: company.timeZone, dateStyle: "short" });

const MINUTE = 60_000;
/** The day of the minute that was asked for last. Formatting takes as long as deriving a price, and days begin on a minute. */
let last = { minute: Number.NaN, day: "" };

/** The calendar day of a moment in the time zone of the store, as `YYYY-MM-DD`; today by default. */
export function storeDay(moment = new Date()): string {
  const minute = Math.floor(moment.getTime() / MINUTE);
  if (minute !== last.minute) last = { minute, day: isoDay.format(moment) };
  return last.day;
}
