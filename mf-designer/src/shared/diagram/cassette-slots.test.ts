import { aPlasmid, placeParts } from "../../testing/samples.ts";
import { EMPTY_SELECTION } from "../design-model/design-selection.ts";
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

it("returns the tag where the plasmids have it", () => {
  const order = (functionTypeName: string, plasmid: Parameters<typeof aPlasmid>[0]) =>
    toCassetteSlots({ ...EMPTY_SELECTION, functionTypeName, proteinTagName: "FLAG" }, [aPlasmid(plasmid)])
      .slice(1, 3)
      .map(({ kind }) => kind);
  const parts = (...kinds: ("tag" | "effector")[]) =>
    placeParts(kinds.map((kind) => ({ name: kind, kind, length_bp: 1 })));

  expect(order("Overexpression", { parts: parts("tag", "effector") })).toEqual(["tag", "effector"]);
  expect(order("Overexpression", { parts: parts("effector", "tag") })).toEqual(["effector", "tag"]);
  expect(order("CRISPR KI-Tag", { name: "pSP[KT]-HDR(hTP53)>FLAG:hTP53" })).toEqual(["tag", "effector"]);
  expect(order("CRISPR KI-Tag", { name: "pSP[KT]-HDR(hTP53)>FLAG:EGFP-PGK>Puro" })).toEqual([
    "effector",
    "tag",
  ]);
});

it("says which parts are on the second vector of a kit", () => {
  const plasmid = (...names: string[]) =>
    aPlasmid({ parts: placeParts(names.map((name) => ({ name, kind: "effector", length_bp: 1 }))) });
  const design = {
    ...EMPTY_SELECTION,
    promoterName: "PCMV",
    selectionMarkerName: "Puro",
    bacterialMarkerName: "Amp",
  };
  const plasmids = [plasmid("PCMV", "SpCas9", "Blast", "Amp"), plasmid("U6", "PGK", "Puro", "Amp")];
  const labels = toCassetteSlots(design, plasmids).map(({ label }) => label);

  expect(labels).toContain("Selection marker, 2nd vector");
  expect(labels).toContain("Bacterial marker");
  expect(labels).toContain("Promoter");
});

it("leaves out the promoter of a donor that has none", () => {
  const [promoter] = toCassetteSlots({ ...EMPTY_SELECTION, promoterName: "Endogenous" });
  expect(promoter).toMatchObject({ value: "X", isEmpty: true });
});
