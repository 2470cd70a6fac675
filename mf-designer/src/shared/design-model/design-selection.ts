import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { DesignQuery } from "@ligate/contract/design/schemas";
import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/design/sku";
import type { DesignSelection } from "@ligate/contract/design/state-schemas";

export type { DesignSelection };

/** The API's name for a part that the customer leaves out. */
export const NO_PART = "None";
/** The API's name for a donor without a promoter of its own. */
export const NO_PROMOTER = "Endogenous";

export const EMPTY_SELECTION: DesignSelection = {
  productCategoryName: "",
  functionTypeName: "",
  structureTypeName: "",
  promoterName: "",
  proteinTagName: "",
  fluoresceneMarkerName: "",
  selectionMarkerName: "",
  bacterialMarkerName: "",
  targetSequence: "",
  geneSymbol: "",
  geneOption: "none",
};

export function selectionFromProduct(product: ProductSummary): DesignSelection {
  return {
    productCategoryName: product.product_category,
    functionTypeName: product.function_type_name,
    structureTypeName: product.structure_type_name,
    promoterName: product.promoter_name,
    proteinTagName: product.protein_tag_name,
    fluoresceneMarkerName: product.fluorescene_marker_name,
    selectionMarkerName: product.selection_marker_name,
    bacterialMarkerName: product.bacterial_marker_name,
    targetSequence: product.target_sequence,
    geneSymbol: product.gene_symbol,
    geneOption: geneOptionFromTarget(product.target_sequence),
  };
}

/** How a target is chosen: any other target than the control and the template is a gene. */
export function geneOptionFromTarget(target: string): DesignSelection["geneOption"] {
  if (target === CONTROL_TARGET) return "control";
  return target === TEMPLATE_TARGET ? "template" : "geneSearch";
}

/** The query of the API calls about a design. Without a target it describes the template kit. */
export function toDesignQuery(design: DesignSelection): DesignQuery {
  return {
    structure_type_name: design.structureTypeName,
    function_type_name: design.functionTypeName,
    promoter_name: design.promoterName,
    protein_tag_name: design.proteinTagName,
    fluorescene_marker_name: design.fluoresceneMarkerName,
    selection_marker_name: design.selectionMarkerName,
    bacterial_marker_name: design.bacterialMarkerName,
    target_sequence: design.targetSequence || TEMPLATE_TARGET,
  };
}

/** The choices that the customer makes; the others follow from them. */
const CHOSEN_FIELDS = [
  "productCategoryName",
  "functionTypeName",
  "structureTypeName",
  "promoterName",
  "proteinTagName",
  "fluoresceneMarkerName",
  "selectionMarkerName",
  "targetSequence",
] as const;

export const hasChoices = (design: DesignSelection): boolean =>
  CHOSEN_FIELDS.some((field) => design[field] !== "");

export const haveSameChoices = (one: DesignSelection, other: DesignSelection): boolean =>
  CHOSEN_FIELDS.every((field) => one[field] === other[field]);
