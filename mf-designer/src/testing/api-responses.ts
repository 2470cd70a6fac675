/** Keys and responses for `fakeApi`. */
import { answerState } from "./design-state.ts";
import { aFormat, aGene, aProduct, TEMPLATE_SKU } from "./samples.ts";

export const STATE = "GET /api/products/get-design-state/";
export const GENES = "GET /api/products/get-gene-table-by-symbol/";
export const FORMATS = "GET /api/products/get-delivery-format-table/";
export const SAVE = "POST /api/users/designs/";
export const PROTOCOL = "GET /api/interface/get-protocol/CA/LA/";
export const SHARED_DESIGN = "GET /api/designs/shared/abc123/";
export const SIGNED_IN = { "GET /api/session/": { isAuthenticated: true, email: "ada@example.org" } };
export const SUMMARY = (sku: string) => `GET /api/products/get-product-summary/${sku}/`;

/** Responses to all calls about the template design. */
export const designResponses = () => ({
  [STATE]: answerState(),
  [SUMMARY(TEMPLATE_SKU)]: aProduct(),
  [FORMATS]: { "Plasmid DNA": [aFormat()] },
  [GENES]: { gene_items: [aGene()], total: 1, unsold_symbol: null },
});
