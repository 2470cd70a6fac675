import { EMPTY_DESIGN } from "../design-selection.ts";
import { slotsOf } from "./slots.ts";

it("has six slots in the order of the construct", () => {
  expect(slotsOf(EMPTY_DESIGN).map(({ label }) => label)).toEqual([
    "Promoter",
    "Function type",
    "Protein tag",
    "Fluorescence marker",
    "Selection marker",
    "Bacterial marker",
  ]);
});

it("marks a slot that holds nothing with an X", () => {
  const slots = slotsOf({ ...EMPTY_DESIGN, promoterName: "PCMV", proteinTagName: "None" });

  expect(slots.map(({ value, isEmpty }) => [value, isEmpty])).toEqual([
    ["PCMV", false],
    ["X", true],
    ["X", true],
    ["X", true],
    ["X", true],
    ["X", true],
  ]);
});
