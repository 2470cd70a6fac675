import type { Tx } from "../../../../db/database.ts";
import { ProblemError, unprocessable } from "../../../../http/problem.ts";
import { findRefusal } from "../../../catalog/index.ts";

/**
 * The error for a product that `findSellable` does not find: 422 with the reason, and `fixes` if it is a design that
 * can be changed; 404 if nothing is known by its SKU.
 * @param more further fields of the response body
 */
export async function notSellable(
  tx: Tx,
  product: { product_sku: string; unit_size?: string },
  more: object = {},
): Promise<ProblemError> {
  const refusal = await findRefusal(tx, product);
  if (!refusal) return new ProblemError(404, `No product has the SKU ${product.product_sku}.`, { ...more });
  const { reason, fixes } = refusal;
  return unprocessable(reason, { ...more, ...(fixes.length > 0 && { fixes }) });
}
