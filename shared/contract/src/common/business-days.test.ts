import fc from "fast-check";
import { addBusinessDays, addDays, getWeekday, isBusinessDay } from "./business-days.ts";

const aDay = fc.integer({ min: 0, max: 30_000 }).map((n) => addDays("1990-01-01", n));

/** The weekdays of a year that are no business days. */
function holidaysIn(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, i) => addDays(`${year}-01-01`, i));
  return days.filter(
    (day) => day.startsWith(`${year}`) && ![0, 6].includes(getWeekday(day)) && !isBusinessDay(day),
  );
}

// As the Office of Personnel Management lists them.
it.each([
  [
    2026,
    ...["2026-01-01", "2026-01-19", "2026-02-16", "2026-05-25", "2026-06-19", "2026-07-03", "2026-09-07"],
    ...["2026-10-12", "2026-11-11", "2026-11-26", "2026-12-25"],
  ],
  [
    2027,
    ...["2027-01-01", "2027-01-18", "2027-02-15", "2027-05-31", "2027-06-18", "2027-07-05", "2027-09-06"],
    ...["2027-10-11", "2027-11-11", "2027-11-25", "2027-12-24", "2027-12-31"],
  ],
])("keeps the federal holidays of %d", (year, ...holidays) => {
  expect(holidaysIn(Number(year))).toEqual(holidays);
});

it.each([
  ["2026-11-20", 1, "2026-11-23"],
  ["2026-11-20", 10, "2026-12-07"],
  ["2026-11-21", 1, "2026-11-23"],
  ["2026-11-25", 1, "2026-11-27"],
  ["2026-12-31", 1, "2027-01-04"],
  ["2026-11-18", 0, "2026-11-18"],
])("%s and %d business days are %s", (day, days, result) => {
  expect(addBusinessDays(day, days)).toBe(result);
});

it("counts every business day once, and ends on one", () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 1, max: 60 }), (day, days) => {
      const end = addBusinessDays(day, days);
      let counted = 0;
      for (let next = addDays(day, 1); next <= end; next = addDays(next, 1))
        if (isBusinessDay(next)) counted++;
      return isBusinessDay(end) && counted === days;
    }),
  );
});
