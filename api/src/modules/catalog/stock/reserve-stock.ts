import { asc, eq, sql, sum } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { isStockItemSku, stockItems } from "../products/catalog.table.ts";
import { type Stock, toStock } from "./allocate-stock.ts";
import { stockChanges } from "./stock-changes.table.ts";

/** A transaction that has locked stock and is idle for this long belongs to a process that has stopped or lost its network. */
const IDLE_TIMEOUT_MS = 1_500;

/**
 * Locks the stock items with these SKUs until the transaction ends, ordered by SKU to avoid deadlocks. If this process
 * stops meanwhile, the database ends the transaction, so that other buyers do not wait for it.
 * @returns their stock by SKU; SKUs of other products are ignored
 */
export async function lockStock(tx: Tx, skus: string[]): Promise<Map<string, Stock>> {
  const ofItems = skus.filter(isStockItemSku);
  if (ofItems.length === 0) return new Map();
  await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`));
  const items = await tx
    .select()
    .from(stockItems)
    // One parameter, so that the text of the statement, which is prepared, does not depend on the number of items.
    .where(sql`${stockItems.sku} = any(${sql.param(ofItems)})`)
    .orderBy(asc(stockItems.sku))
    .for("update");
  return new Map(items.map((item) => [item.sku, toStock(item)]));
}

/** Takes pieces of stock items, which `lockStock` has locked, for an order. */
export async function reserveStock(
  tx: Tx,
  orderNumber: string,
  lines: { sku: string; reservedQuantity: number }[],
) {
  const pieces = new Map<string, number>();
  for (const { sku, reservedQuantity } of lines)
    if (reservedQuantity > 0) pieces.set(sku, (pieces.get(sku) ?? 0) + reservedQuantity);
  await recordChanges(
    tx,
    [...pieces].map(([sku, reserved]) => ({ sku, kind: "reserve", quantity: -reserved, orderNumber })),
  );
}

/** Returns the pieces that an order has reserved to the stock. No effect if it has none, or if it is repeated. */
export async function returnStock(tx: Tx, orderNumber: string) {
  const ofOrder = eq(stockChanges.orderNumber, orderNumber);
  const skus = await tx.selectDistinct({ sku: stockChanges.sku }).from(stockChanges).where(ofOrder);
  if (skus.length === 0) return;
  await lockStock(
    tx,
    skus.map(({ sku }) => sku),
  );
  // After the lock, so that a concurrent return of the same order has been recorded.
  const changed = await tx
    .select({ sku: stockChanges.sku, quantity: sum(stockChanges.quantity).mapWith(Number) })
    .from(stockChanges)
    .where(ofOrder)
    .groupBy(stockChanges.sku);
  const reserved = changed.filter(({ quantity }) => quantity < 0);
  await recordChanges(
    tx,
    reserved.map(({ sku, quantity }) => ({ sku, kind: "return", quantity: -quantity, orderNumber })),
  );
}

/** Changes the counts of locked stock items, and records the changes. */
export async function recordChanges(tx: Tx, changes: (typeof stockChanges.$inferInsert)[]) {
  if (changes.length === 0) return;
  await tx.insert(stockChanges).values(changes);
  for (const { sku, quantity } of changes) {
    await tx
      .update(stockItems)
      .set({ stockCount: sql`coalesce(${stockItems.stockCount}, 0) + ${quantity}` })
      .where(eq(stockItems.sku, sku));
  }
}
