import { callNotes } from "./call-notes.ts";
import { contract } from "./contract.ts";

const names = Object.keys(contract) as (keyof typeof contract)[];

it.each(names)("tells what %s is for in a sentence", (name) => {
  expect(callNotes[name].summary).toMatch(/^[A-Z].{10,99}\.$/);
});

it("tells of no call that there is not", () => {
  expect(Object.keys(callNotes).sort()).toEqual(names.sort());
});
