import type { Tx } from "../../../db/database.ts";
import { productNameOf, skuOf } from "../../design/index.ts";
import { findDesign } from "./find-design.ts";

/**
 * The kit SKU (without delivery format) and the product name of the design with this SKU; `undefined` if it cannot
 * be made.
 */
export async function describeDesign(tx: Tx, sku: string) {
  const found = await findDesign(tx, sku);
  return found && { sku: skuOf(found.design), name: productNameOf(found.design) };
}
