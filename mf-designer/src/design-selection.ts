import type { DesignQuery } from "@ligate/contract/design";
import type { ProductSummary } from "@ligate/contract/product";
import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/sku";

/** What has been chosen so far; an empty text is a choice that is still open. Names are the API's, to the letter. */
export interface DesignSelection {
  productCategoryName: string;
  functionTypeName: string;
  structureTypeName: string;
  promoterName: string;
  proteinTagName: string;
  fluoresceneMarkerName: string;
  selectionMarkerName: string;
  bacterialMarkerName: string;
  /** Six characters: a gene's number, `000000` or `XXXXXX`. */
  targetSequence: string;
  geneSymbol: string;
  geneOption: "geneSearch" | "control" | "template" | "none";
}

/** What a slot says that holds nothing by choice. */
export const NONE = "None";

export const EMPTY_DESIGN: DesignSelection = {
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

/** The selection that leads to a product. */
export function selectionOf(product: ProductSummary): DesignSelection {
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
    geneOption: geneOptionOf(product.target_sequence),
  };
}

function geneOptionOf(target: string): DesignSelection["geneOption"] {
  if (target === CONTROL_TARGET) return "control";
  return target === TEMPLATE_TARGET ? "template" : "geneSearch";
}

/** The eight fields that the API is asked by. Until a target is chosen, the kit without one is meant. */
export function designQuery(design: DesignSelection): DesignQuery {
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
