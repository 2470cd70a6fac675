import fc from "fast-check";
import { addBusinessDays, formatDay, formatMoment, formatWeekday } from "./dates.ts";

const aDay = fc
  .integer({ min: 0, max: 20_000 })
  .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

it("formats days in US style", () => {
  expect(formatDay("2024-10-01")).toBe("October 1, 2024");
  expect(formatWeekday("2025-05-10")).toBe("Sat, May 10");
});

it("formats every day like Intl.DateTimeFormat", () => {
  const formatterOf = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", day: "numeric", ...options });
    return (day: string) => format(new Date(day));
  };
  const long = formatterOf({ year: "numeric", month: "long" });
  const weekday = formatterOf({ weekday: "short", month: "short" });
  fc.assert(fc.property(aDay, (day) => formatDay(day) === long(day) && formatWeekday(day) === weekday(day)));
});

it.each([
  [0, 5, "October 1, 2024, 12:05 AM"],
  [9, 30, "October 1, 2024, 9:30 AM"],
  [12, 0, "October 1, 2024, 12:00 PM"],
  [23, 59, "October 1, 2024, 11:59 PM"],
])("formats %i:%i in the time zone of the reader as %s", (hours, minutes, text) => {
  expect(formatMoment(new Date(2024, 9, 1, hours, minutes).toISOString())).toBe(text);
});

it.each([
  ["2026-11-20", 1, "2026-11-23"],
  ["2026-11-20", 10, "2026-12-04"],
  ["2026-11-21", 1, "2026-11-23"],
  ["2026-11-18", 0, "2026-11-18"],
])("%s and %d business days are %s", (day, days, result) => {
  expect(addBusinessDays(day, days)).toBe(result);
});

it("never ends on a weekend", () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 1, max: 60 }), (day, days) => {
      const weekday = new Date(addBusinessDays(day, days)).getUTCDay();
      return weekday !== 0 && weekday !== 6;
    }),
  );
});
