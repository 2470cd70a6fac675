import { joinWithAnd, joinWithOr } from "./format-list.ts";

it.each([
  [[], ""],
  [["A"], "A"],
  [["A", "B"], "A and B"],
  [["A", "B", "C"], "A, B, and C"],
  [["A", "B", "C", "D"], "A, B, C, and D"],
])("joins %j with a serial comma", (names, text) => {
  expect(joinWithAnd(names)).toBe(text);
  expect(joinWithOr(names)).toBe(text.replace(" and ", " or "));
});
