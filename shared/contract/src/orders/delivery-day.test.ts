import fc from "fast-check";
import { addDays, getWeekday, isBusinessDay } from "../common/business-days.ts";
import { deliveryDay } from "./delivery-day.ts";

const aDay = fc.integer({ min: 0, max: 4_000 }).map((n) => addDays("2024-01-01", n));
const frozen = (leadDays: number) => ({ leadDays, ships: "dry_ice" as const });

it.each([
  ["2026-11-16", 1, "2026-11-18", "leaves on the day on which it is ready"],
  ["2026-11-19", 1, "2026-11-24", "waits from Friday for Monday"],
  ["2026-11-24", 1, "2026-12-01", "does not leave on the Wednesday before Thanksgiving"],
  ["2026-11-23", 1, "2026-11-25", "arrives before Thanksgiving"],
  ["2026-12-30", 1, "2027-01-05", "waits over New Year"],
])("what is ordered on %s, on dry ice after %d day, arrives on %s: it %s", (day, leadDays, arrives) => {
  expect(deliveryDay(day, frozen(leadDays))).toBe(arrives);
});

it.each([
  ["2026-11-23", "ambient", "2026-11-27"],
  ["2026-11-24", "blue_ice", "2026-11-27"],
  ["2026-11-24", null, "2026-11-25"],
] as const)(
  "what is ordered on %s with a lead time of a day, shipped as %s, arrives on %s",
  (day, ships, arrives) => {
    expect(deliveryDay(day, { leadDays: 1, ships })).toBe(arrives);
  },
);

it("does not arrive on days on which the buyer is closed", () => {
  const closed = new Set(["2026-11-18", "2026-11-19"]);

  expect(deliveryDay("2026-11-16", frozen(1), closed)).toBe("2026-11-24");
  expect(deliveryDay("2026-11-16", { leadDays: 1, ships: "blue_ice" }, closed)).toBe("2026-11-20");
});

it("travels on dry ice for a night, arrives from Tuesday to Thursday, and on a business day", () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 0, max: 40 }), (day, leadDays) => {
      const arrives = deliveryDay(day, frozen(leadDays));
      return (
        isBusinessDay(arrives) &&
        isBusinessDay(addDays(arrives, -1)) &&
        [2, 3, 4].includes(getWeekday(arrives))
      );
    }),
  );
});
