import { aProduct } from "../../testing/samples.ts";
import { type DesignSelection, EMPTY_SELECTION, selectionFromProduct } from "./design-selection.ts";
import {
  clearLaterSteps,
  furthestReachableStep,
  isComplete,
  missingFields,
  type StepNumber,
} from "./design-steps.ts";

const complete = selectionFromProduct(aProduct({ target_sequence: "H00001", gene_symbol: "TP53" }));

it.each<[StepNumber, Partial<DesignSelection>, string[]]>([
  [1, { productCategoryName: "" }, ["productCategoryName"]],
  [1, { productCategoryName: "AB" }, ["productCategoryName"]],
  [2, { functionTypeName: "A" }, ["functionTypeName"]],
  [3, { structureTypeName: "" }, ["structureTypeName"]],
  [4, { promoterName: "", selectionMarkerName: "" }, ["promoterName", "selectionMarkerName"]],
  [4, { bacterialMarkerName: "" }, ["bacterialMarkerName"]],
  [5, { targetSequence: "H0001" }, ["targetSequence"]],
  [5, { geneOption: "geneSearch", geneSymbol: "" }, ["geneSymbol"]],
])("reports in step %i with %j the missing fields %j", (step, change, missing) => {
  expect(missingFields(step, complete)).toEqual([]);
  expect(missingFields(step, { ...complete, ...change })).toEqual(missing);
});

it("requires no gene symbol for a control", () => {
  const control = { ...complete, geneOption: "control" as const, targetSequence: "000000", geneSymbol: "" };
  expect(missingFields(5, control)).toEqual([]);
});

it("clears the fields of later steps, and keeps those of earlier steps and the target", () => {
  expect(clearLaterSteps(2, complete)).toEqual({
    ...EMPTY_SELECTION,
    productCategoryName: "CRISPR",
    functionTypeName: "CRISPRa",
    targetSequence: "H00001",
    geneSymbol: "TP53",
    geneOption: "geneSearch",
  });
  expect(clearLaterSteps(4, complete)).toEqual(complete);
  expect(clearLaterSteps(5, complete)).toEqual(complete);
});

it("opens no step before those in front of it are complete", () => {
  expect(furthestReachableStep(EMPTY_SELECTION)).toBe(1);
  expect(furthestReachableStep({ ...complete, structureTypeName: "" })).toBe(3);
  expect(furthestReachableStep({ ...complete, targetSequence: "" })).toBe(5);
  expect(isComplete({ ...complete, targetSequence: "" })).toBe(false);
  expect(isComplete(complete)).toBe(true);
});
