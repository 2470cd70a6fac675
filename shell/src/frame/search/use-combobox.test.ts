import { optionAfter } from "./use-combobox.ts";

it.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 1, 2],
  ["ArrowDown", 2, -1],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, -1],
  ["Home", 2, 0],
  ["End", 0, 2],
])("%s moves from %i of three options to %i", (key, active, next) => {
  expect(optionAfter(key, active, 3)).toBe(next);
});

it.each([
  ["Home", -1],
  ["End", -1],
  ["a", 1],
  ["ArrowLeft", 1],
])("%s is handled by the input at %i", (key, active) => {
  expect(optionAfter(key, active, 3)).toBeUndefined();
});
