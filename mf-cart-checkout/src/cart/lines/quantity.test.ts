import { clampQuantity, keepDigits, parseQuantity } from "./quantity.ts";

it("keeps digits only", () => {
  expect(keepDigits("1e2-x")).toBe("12");
  expect(keepDigits("12345")).toBe("123");
  expect(keepDigits("")).toBe("");
});

it.each([
  ["", 1],
  ["0", 1],
  ["000", 1],
  ["7", 7],
  ["999", 999],
  ["-5", 5],
])("parses %j as %d", (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

it("limits a quantity to 1 to 999", () => {
  expect(clampQuantity(0)).toBe(1);
  expect(clampQuantity(1000)).toBe(999);
});
