import { EMPTY_SELECTION } from "../../shared/design-model/design-selection.ts";
import { toCassetteSlots } from "./cassette-slots.ts";

const labelsOf = (functionTypeName: string) =>
  toCassetteSlots({ ...EMPTY_SELECTION, functionTypeName }).map(({ label }) => label);

it("returns six slots in construct order", () => {
  expect(labelsOf("CRISPR KO")).toEqual([
    "Promoter",
    "Protein tag",
    "Function type",
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

it("returns the tag behind the protein that it is added to", () => {
  expect(labelsOf("CRISPR KI-Tag").slice(1, 3)).toEqual(["Function type", "Protein tag"]);
});

it("leaves out the promoter of a donor that has none", () => {
  const [promoter] = toCassetteSlots({ ...EMPTY_SELECTION, promoterName: "Endogenous" });
  expect(promoter).toMatchObject({ value: "X", isEmpty: true });
});
