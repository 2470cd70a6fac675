import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { DesignState } from "@ligate/contract/design/state-schemas";
import { parseDesignAddress } from "../shared/design-model/design-address.ts";
import {
  type DesignSelection,
  EMPTY_SELECTION,
  selectionFromProduct,
} from "../shared/design-model/design-selection.ts";
import { aCategory, aDesignRange, aFunction, aProduct, aStructure, someParts } from "./samples.ts";

/** The state of the designer with the options of every step. */
export const aDesignState = (overrides: Partial<DesignState> = {}): DesignState => ({
  categories: [
    aCategory(),
    aCategory({ category_id: 2, category_name: "Overexpression", description: "Carry a reading frame." }),
  ],
  function_types: [
    aFunction(),
    aFunction({ function_type_id: 2, function_type_name: "CRISPRa", description: "Raises expression." }),
  ],
  structure_types: [
    aStructure({ structure_type_symbol: "SP", structure_type_name: "Standard", description: "A plasmid." }),
    aStructure(),
    aStructure({
      structure_type_symbol: "AV",
      structure_type_name: "AAV",
      enabled: false,
      range: undefined,
      reason: "dCas9-VPR exceeds 4.7 kb.",
    }),
  ],
  parts: someParts(),
  design: EMPTY_SELECTION,
  range: aDesignRange(),
  ...overrides,
});

/** The part of a call that its response depends on. */
export interface StateCall {
  query: URLSearchParams;
}

/** A response for `fakeApi`: the state of each address. `product` is that of its SKU, and of choices with a promoter. */
export const answerState =
  ({ product = aProduct(), ...overrides }: Partial<DesignState> = {}) =>
  ({ query }: StateCall): DesignState => {
    const design = query.has("sku") ? selectionFromProduct(product) : completeChoices(query, product);
    return aDesignState({
      design,
      product: design.promoterName && !overrides.refusal ? product : undefined,
      outline: design.structureTypeName && !design.promoterName ? product : undefined,
      ...overrides,
    });
  };

const SYMBOLS: Record<string, string> = {
  H00001: "TP53",
  M00001: "Trp53",
  "000000": "Ctrl",
  XXXXXX: "Template",
};

function completeChoices(query: URLSearchParams, product: ProductSummary): DesignSelection {
  const { choices } = parseDesignAddress(`?${query}`);
  const geneSymbol = SYMBOLS[choices.targetSequence] ?? "";
  if (!choices.structureTypeName) return { ...choices, geneSymbol };
  return {
    ...choices,
    geneSymbol,
    proteinTagName: choices.proteinTagName || "None",
    fluoresceneMarkerName: choices.fluoresceneMarkerName || "None",
    selectionMarkerName: choices.selectionMarkerName || "None",
    bacterialMarkerName: product.bacterial_marker_name,
  };
}
