import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../http/problem.ts";
import { stockItems } from "../products/catalog.table.ts";
import { recordChanges } from "./reserve-stock.ts";

/** Why a count was changed, and the member of staff who changed it. */
export interface StockChangeContext {
  reason: string;
  actor: string;
}

/**
 * Sets the number of pieces that no order has reserved. An item without a count is counted from then on.
 * @throws ProblemError 404
 */
export async function setStock(tx: Tx, sku: string, count: number, { reason, actor }: StockChangeContext) {
  const item = await lockItem(tx, sku);
  await recordChanges(tx, [
    { sku: item.sku, kind: "count", quantity: count - (item.stockCount ?? 0), reason, actor },
  ]);
}

/**
 * Adds pieces, or removes them if `change` is negative.
 * @returns the pieces that are left
 * @throws ProblemError 404; 409 if the item is not counted, or fewer pieces are left than are removed
 */
export async function adjustStock(
  tx: Tx,
  sku: string,
  change: number,
  { reason, actor }: StockChangeContext,
): Promise<number> {
  const item = await lockItem(tx, sku);
  if (item.stockCount === null)
    throw conflict(`${item.sku} is made to order and not counted. Set its count first: stock:set.`);
  const left = item.stockCount + change;
  if (left < 0)
    throw conflict(
      `Only ${item.stockCount} of ${item.sku} are not reserved by orders. Cancel orders first, or remove fewer.`,
    );
  await recordChanges(tx, [{ sku: item.sku, kind: "adjust", quantity: change, reason, actor }]);
  return left;
}

async function lockItem(tx: Tx, typedSku: string) {
  const sku = typedSku.trim().toUpperCase();
  const [item] = await tx.select().from(stockItems).where(eq(stockItems.sku, sku)).for("update");
  if (!item) throw notFound(`stock item with the SKU ${sku}`);
  return item;
}
