import { aGene } from "../../testing/designs.ts";
import { categoryOptions, functionOptions, partOptions, structureOptions } from "./design-options.ts";

it("offers three categories and eleven functions", () => {
  const names = categoryOptions().map(({ category_name }) => category_name);

  expect(names).toEqual(["CRISPR", "Overexpression", "RNAi"]);
  expect(
    names.map((name) => functionOptions(name).map(({ function_type_name }) => function_type_name)),
  ).toEqual([
    ["CRISPR KO", "CRISPRa", "CRISPRi", "CRISPR RNA KD", "CRISPR KI", "CRISPR KI-Tag", "CRISPR DEL"],
    ["Overexpression", "Inducible Expression"],
    ["RNAi", "Inducible RNAi"],
  ]);
});

it("lists a structure that is not offered as disabled, with the reason", () => {
  const aav = structureOptions("CRISPRa").find(({ structure_type_symbol }) => structure_type_symbol === "AV");

  expect(structureOptions("CRISPRa")).toHaveLength(5);
  expect(aav).toMatchObject({ enabled: false, reason: expect.stringContaining("5.0 kb") });
});

it("gives the range instead of a reason for an offered structure", () => {
  for (const { enabled, reason, range } of structureOptions("CRISPR KO"))
    expect([enabled, reason, range?.insert_bp.min]).toEqual([true, undefined, expect.any(Number)]);
});

it("lists the default parts first", () => {
  const options = partOptions("CRISPRa", "Lenti-AIO");

  expect(options.promoters[0]?.promoter_name).toBe("PEFS");
  expect(options.protein_tags[0]?.protein_tag_name).toBe("None");
  expect(options.fluorescene_markers[0]?.fluorescene_marker_name).toBe("None");
  expect(options.selection_markers[0]?.selection_marker_name).toBe("None");
  expect(options.bacterial_markers[0]?.bacterial_marker_name).toBe("CAM");
});

it("disables the tags that a function does not support", () => {
  const enabled = (fn: string, structure: string) =>
    partOptions(fn, structure).protein_tags.flatMap((tag) => (tag.enabled ? tag.protein_tag_name : []));

  expect(enabled("RNAi", "Lenti")).toEqual(["None"]);
  expect(enabled("CRISPR KO", "Standard")).toEqual(["None", "FLAG", "HA"]);
  expect(enabled("Overexpression", "Standard")).toHaveLength(9);
});

it("offers no selection marker in AAV, and says why", () => {
  const [none, ...others] = partOptions("CRISPR KO", "AAV").selection_markers;

  expect(none).toMatchObject({ selection_marker_name: "None", enabled: true });
  expect(others).toHaveLength(6);
  for (const { enabled, reason } of others)
    expect([enabled, reason]).toEqual([
      false,
      expect.stringContaining("a selection marker would not give a stable line."),
    ]);
});

it("offers no function for a target that it does not apply to, and says what is offered instead", () => {
  const malat1 = aGene({ symbol: "MALAT1", targetClass: "lncrna", codingBp: null });
  const [ko] = functionOptions("CRISPR", malat1);

  expect(ko).toMatchObject({
    enabled: false,
    reason: expect.stringMatching(/MALAT1 .+ CRISPR DEL.+CRISPRi/),
  });
  expect(ko?.range).toBeUndefined();
});

it("offers no structure that a target's reading frame exceeds", () => {
  const brca1 = aGene({ symbol: "BRCA1", codingBp: 5592 });
  const aav = structureOptions("Overexpression", brca1).find((each) => each.structure_type_symbol === "AV");

  expect(aav).toMatchObject({ enabled: false, reason: expect.stringContaining("over the 5.0 kb") });
});

it("accepts the names of chosen parts, and rejects unknown ones", () => {
  const chosen = { promoter_name: "PEFS", protein_tag_name: "FLAG" };

  expect(partOptions("CRISPR KO", "AAV", chosen).range.insert_bp.min).toBeGreaterThan(
    partOptions("CRISPR KO", "AAV").range.insert_bp.min,
  );
  expect(() => partOptions("CRISPR KO", "AAV", { promoter_name: "PX" })).toThrow(
    "There is no promoter called PX.",
  );
});

it("rejects unknown names and pairs that are not offered", () => {
  expect(() => functionOptions("Magic")).toThrow("There is no category called Magic.");
  expect(() => structureOptions("Magic")).toThrow("There is no function type called Magic.");
  expect(() => partOptions("CRISPR KO", "Magic")).toThrow("There is no structure type called Magic.");
  expect(() => partOptions("CRISPRa", "AAV")).toThrow("CRISPRa in AAV is not offered.");
});
