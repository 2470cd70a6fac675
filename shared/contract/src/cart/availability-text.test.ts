import { type AvailableLine, availabilityText } from "./availability-text.ts";

const aLine = (overrides: Partial<AvailableLine>): AvailableLine => ({
  quantity: 3,
  ready_quantity: 3,
  ready_days: 3,
  made_to_order_days: null,
  ...overrides,
});

it.each<[Partial<AvailableLine>, string]>([
  [{}, "Ready in 3 business days"],
  [{ quantity: 1, ready_quantity: 1, ready_days: 1 }, "Ready in 1 business day"],
  [{ ready_quantity: 0, ready_days: null, made_to_order_days: 35 }, "Made to order in 35 business days"],
  [{ ready_quantity: 2, made_to_order_days: 35 }, "2 ready in 3 business days, 1 made to order in 35"],
  [{ ready_quantity: 2, unavailable_quantity: 1 }, "2 ready in 3 business days"],
  [{ ready_quantity: 0, ready_days: null, unavailable_quantity: 3 }, ""],
])("states when the pieces of a line are delivered: %j", (line, text) => {
  expect(availabilityText(aLine(line))).toBe(text);
});

it("says nothing about an order from before promises were recorded", () => {
  expect(availabilityText(aLine({ ready_quantity: 0, ready_days: null }))).toBe("");
});
