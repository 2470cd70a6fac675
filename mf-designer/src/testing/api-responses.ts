/** Keys and responses for `fakeApi`. */
import {
  aCategory,
  aFormat,
  aFunction,
  aGene,
  aProduct,
  aStructure,
  someParts,
  TEMPLATE_SKU,
} from "./samples.ts";

export const CATEGORIES = "GET /api/products/load-product-categories/";
export const FUNCTIONS = "GET /api/products/get-function-types-by-category/";
export const STRUCTURES = "GET /api/products/get-structure-types-by-function-type/";
export const PARTS = "GET /api/products/get-code-p-parameters/";
export const SKU = "GET /api/products/get-product-sku/";
export const GENES = "GET /api/products/get-gene-table-by-symbol/";
export const FORMATS = "GET /api/products/get-delivery-format-table/";
export const SAVE = "POST /api/users/designs/";
export const PROTOCOL = "GET /api/interface/get-protocol/CA/LA/";
export const SHARED_DESIGN = "GET /api/designs/shared/abc123/";
export const SIGNED_IN = { "GET /api/session/": { isAuthenticated: true, email: "ada@example.org" } };
export const SUMMARY = (sku: string) => `GET /api/products/get-product-summary/${sku}/`;

/** Responses to all calls about the template design. */
export const designResponses = () => ({
  [CATEGORIES]: [
    aCategory(),
    aCategory({ category_id: 2, category_name: "Overexpression", description: "Carry a reading frame." }),
  ],
  [FUNCTIONS]: [
    aFunction(),
    aFunction({ function_type_id: 2, function_type_name: "CRISPRa", description: "Raises expression." }),
  ],
  [STRUCTURES]: [
    aStructure(),
    aStructure({
      structure_type_symbol: "AV",
      structure_type_name: "AAV",
      enabled: false,
      range: undefined,
      reason: "dCas9-VPR exceeds 4.7 kb.",
    }),
  ],
  [PARTS]: someParts(),
  [SKU]: { product_sku: TEMPLATE_SKU },
  [SUMMARY(TEMPLATE_SKU)]: aProduct(),
  [FORMATS]: { "Plasmid DNA": [aFormat()] },
  [GENES]: { gene_items: [aGene()], total: 1, unsold_symbol: null },
});
