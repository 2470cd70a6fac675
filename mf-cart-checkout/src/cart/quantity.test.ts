import { clampQuantity, digitsOf, quantityOf } from "./quantity.ts";

it("keeps digits only", () => {
  expect(digitsOf("1e2-x")).toBe("12");
  expect(digitsOf("12345")).toBe("123");
  expect(digitsOf("")).toBe("");
});

it.each([
  ["", 1],
  ["0", 1],
  ["000", 1],
  ["7", 7],
  ["999", 999],
  ["-5", 5],
])("takes %j as %d", (text, quantity) => {
  expect(quantityOf(text)).toBe(quantity);
});

it("stops at 1 and at 999", () => {
  expect(clampQuantity(0)).toBe(1);
  expect(clampQuantity(1000)).toBe(999);
});
