import { storeDay } from "./store-day.ts";

it.each([
  ["2026-12-01T04:59:59Z", "2026-11-30"],
  ["2026-12-01T05:00:00Z", "2026-12-01"],
  ["2026-07-01T03:59:59Z", "2026-06-30"],
  ["2026-07-01T04:00:00Z", "2026-07-01"],
])("ends a day at midnight of the store: %s is %s", (moment, day) => {
  expect(storeDay(new Date(moment))).toBe(day);
});
