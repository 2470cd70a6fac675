import fc from "fast-check";
import { formatDay, formatMoment, formatWeekday } from "./dates.ts";

const aDay = fc
  .integer({ min: 0, max: 20_000 })
  .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

it("formats days in US style", () => {
  expect(formatDay("2024-10-01")).toBe("October 1, 2024");
  expect(formatWeekday("2025-05-10", new Date("2025-01-01"))).toBe("Sat, May 10");
});

it("names the year of a day of another year", () => {
  expect(formatWeekday("2027-01-04", new Date("2026-12-30"))).toBe("Mon, Jan 4, 2027");
});

it("formats every day like Intl.DateTimeFormat", () => {
  const formatterOf = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", day: "numeric", ...options });
    return (day: string) => format(new Date(day));
  };
  const long = formatterOf({ year: "numeric", month: "long" });
  const weekday = formatterOf({ weekday: "short", month: "short" });
  fc.assert(
    fc.property(
      aDay,
      (day) => formatDay(day) === long(day) && formatWeekday(day, new Date(day)) === weekday(day),
    ),
  );
});

it.each([
  [0, 5, "October 1, 2024, 12:05 AM"],
  [9, 30, "October 1, 2024, 9:30 AM"],
  [12, 0, "October 1, 2024, 12:00 PM"],
  [23, 59, "October 1, 2024, 11:59 PM"],
])("formats %i:%i in the time zone of the reader as %s", (hours, minutes, text) => {
  expect(formatMoment(new Date(2024, 9, 1, hours, minutes).toISOString())).toBe(text);
});
