import type { DesignSelection } from "../design-model/design-selection.ts";

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
    ["Target sequence", formatTarget(design)],
  ];
}

/** Formats a target with its gene symbol, if it is known: `H00001 (TP53)`. */
function formatTarget({ targetSequence, geneSymbol }: DesignSelection): string {
  return targetSequence && geneSymbol && geneSymbol !== targetSequence
    ? `${targetSequence} (${geneSymbol})`
    : targetSequence;
}
