import { EMPTY_SELECTION } from "../../shared/design-model/design-selection.ts";
import { toCassetteSlots } from "./cassette-slots.ts";

it("returns six slots in construct order", () => {
  expect(toCassetteSlots(EMPTY_SELECTION).map(({ label }) => label)).toEqual([
    "Promoter",
    "Function type",
    "Protein tag",
    "Fluorescence marker",
    "Selection marker",
    "Bacterial marker",
  ]);
});

it("marks empty slots with an X", () => {
  const slots = toCassetteSlots({ ...EMPTY_SELECTION, promoterName: "PCMV", proteinTagName: "None" });

  expect(slots.map(({ value, isEmpty }) => [value, isEmpty])).toEqual([
    ["PCMV", false],
    ["X", true],
    ["X", true],
    ["X", true],
    ["X", true],
    ["X", true],
  ]);
});
