import type { Tx } from "../../../db/database.ts";
import { unprocessable } from "../../../http/problem.ts";
import { getProductName, toSku } from "../../design/index.ts";
import { findDesign, findRefusedDesign } from "./find-design.ts";

/**
 * The kit SKU (without delivery format) and the product name of the design with this SKU; `undefined` if the SKU is not
 * of a design.
 * @throws ProblemError 422 with the reason if the design cannot be made
 */
export async function describeDesign(tx: Tx, sku: string) {
  const found = await findDesign(tx, sku);
  if (found) return { sku: toSku(found.design), name: getProductName(found.design) };
  const refused = await findRefusedDesign(tx, sku);
  if (refused) throw unprocessable(refused.reason);
  return undefined;
}
