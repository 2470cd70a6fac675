import type { Specification } from "@ligate/contract/specification/schemas";
import type { Browser } from "./browser.ts";

/** The plasmid of a knock-in of human TP53, which asks for an insert and its site. */
export const KNOCK_IN_SKU = "KI-SP-ENXXXA-H00001-PD10";

/** What it needs, in the form in which it is stored. */
export const COMPLETE: Specification = {
  insert: { source: "sequence", name: "mNeonGreen", sequence: "ACGTAC" },
  site: { at: "C-terminal" },
};

/** Adds a product with a specification to the cart. */
export const addSpecified = (
  browser: Browser,
  specification: object = COMPLETE,
  product_sku = KNOCK_IN_SKU,
  quantity = 1,
) => browser.post("/api/orders/cart/", { cart_item: { product_sku, specification }, quantity });
