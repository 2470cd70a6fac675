import { company } from "@ligate/contract/settings/company";

// The Canadian format is ISO's: 2026-11-30.
const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone: company.timeZone, dateStyle: "short" });

/** The calendar day of a moment in the time zone of the store, as `YYYY-MM-DD`; today by default. */
export const storeDay = (moment = new Date()): string => isoDay.format(moment);
