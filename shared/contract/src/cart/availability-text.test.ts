import { type AvailableLine, availabilityText, unavailabilityText } from "./availability-text.ts";

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

it.each<[Partial<AvailableLine>, string]>([
  [{}, ""],
  [{ quantity: 3, unavailable_quantity: 3 }, "This item is sold out. Please remove it."],
  [
    { quantity: 3, unavailable_quantity: 1 },
    "Only 2 of 3 are available. Please reduce the quantity to 2, or remove this item.",
  ],
])("says which pieces cannot be delivered, and what to do: %j", (line, text) => {
  expect(unavailabilityText(aLine(line))).toBe(text);
});

it("asks to remove the line of a quote, whose quantity is fixed", () => {
  const quoted = { ...aLine({ quantity: 3, unavailable_quantity: 1 }), quote_number: "QT-1" };
  expect(unavailabilityText(quoted)).toBe(
    "Only 2 of 3 are available. Please remove this item, or ask us for a new quote.",
  );
  expect(unavailabilityText({ ...quoted, unavailable_quantity: 3 })).toBe(
    "This item is sold out. Please remove it, or ask us for a new quote.",
  );
});
