import type { DesignSelection } from "../design-selection.ts";

/** What the overview of a design says, row by row. */
export function overviewRows(design: DesignSelection): [name: string, value: string][] {
  return [
    ["Category", design.productCategoryName],
    ["Function type", design.functionTypeName],
    ["Structure type", design.structureTypeName],
    ["Promoter", design.promoterName],
    ["Protein tag", design.proteinTagName],
    ["Fluorescence marker", design.fluoresceneMarkerName],
    ["Selection marker", design.selectionMarkerName],
    ["Antibiotics", design.bacterialMarkerName],
    ["Target sequence", targetText(design)],
  ];
}

/** `H00001 (TP53)`. */
export function targetText({ targetSequence, geneSymbol }: DesignSelection): string {
  return targetSequence && geneSymbol ? `${targetSequence} (${geneSymbol})` : targetSequence;
}
