import { type DesignSelection, EMPTY_DESIGN, selectionOf } from "./design-selection.ts";
import { missingFields, resetAfter, type StepNumber } from "./steps.ts";
import { aProduct } from "./testing-answers.ts";

const complete = selectionOf(aProduct({ target_sequence: "H00001", gene_symbol: "TP53" }));

it.each<[StepNumber, Partial<DesignSelection>, string[]]>([
  [1, { productCategoryName: "" }, ["productCategoryName"]],
  [1, { productCategoryName: "AB" }, ["productCategoryName"]],
  [2, { functionTypeName: "A" }, ["functionTypeName"]],
  [3, { structureTypeName: "" }, ["structureTypeName"]],
  [4, { promoterName: "", selectionMarkerName: "" }, ["promoterName", "selectionMarkerName"]],
  [4, { bacterialMarkerName: "" }, ["bacterialMarkerName"]],
  [5, { targetSequence: "H0001" }, ["targetSequence"]],
  [5, { geneOption: "geneSearch", geneSymbol: "" }, ["geneSymbol"]],
])("at step %i, %j leaves %j missing", (step, change, missing) => {
  expect(missingFields(step, complete)).toEqual([]);
  expect(missingFields(step, { ...complete, ...change })).toEqual(missing);
});

it("asks for no gene symbol of a control", () => {
  const control = { ...complete, geneOption: "control" as const, targetSequence: "000000", geneSymbol: "" };
  expect(missingFields(5, control)).toEqual([]);
});

it("clears every step after the one that is given, and none before", () => {
  expect(resetAfter(2, complete)).toEqual({
    ...EMPTY_DESIGN,
    productCategoryName: "CRISPR",
    functionTypeName: "CRISPRa",
  });
  expect(resetAfter(4, complete)).toEqual({
    ...complete,
    targetSequence: "",
    geneSymbol: "",
    geneOption: "none",
  });
  expect(resetAfter(5, complete)).toEqual(complete);
});
