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
  expect(aav).toMatchObject({ enabled: false, reason: expect.stringContaining("4.7 kb") });
});

it("gives no reason for an offered structure", () => {
  for (const { enabled, reason } of structureOptions("CRISPR KO"))
    expect([enabled, reason]).toEqual([true, undefined]);
});

it("lists the default parts first", () => {
  const options = partOptions("CRISPRa", "Lenti-AIO");

  expect(options.promoters[0]?.promoter_name).toBe("PCMV");
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

it("offers no selection marker in AAV", () => {
  const names = partOptions("CRISPR KO", "AAV").selection_markers.map((each) => each.selection_marker_name);

  expect(names).toEqual(["None"]);
});

it("rejects unknown names and pairs that are not offered", () => {
  expect(() => functionOptions("Magic")).toThrow("There is no category called Magic.");
  expect(() => structureOptions("Magic")).toThrow("There is no function type called Magic.");
  expect(() => partOptions("CRISPR KO", "Magic")).toThrow("There is no structure type called Magic.");
  expect(() => partOptions("CRISPRa", "AAV")).toThrow("CRISPRa in AAV is not offered.");
});
