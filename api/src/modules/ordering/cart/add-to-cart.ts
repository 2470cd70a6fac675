import { and, count, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { Sellable } from "../../catalog/index.ts";
import { cartLines } from "./carts.table.ts";
import { findStockProblem } from "./find-stock-problem.ts";

const MAX_QUANTITY = 999;
const MAX_LINES = 100;

/**
 * Adds pieces of a product to a locked cart, at its list price.
 * @returns a sentence if a limit of the cart would be exceeded; the cart is then unchanged
 */
export async function addToCart(
  tx: Tx,
  cartId: number,
  sellable: Sellable,
  quantity: number,
): Promise<string | undefined> {
  const { sku, unitSize, name } = sellable;
  const stockProblem = await findStockProblem(tx, cartId, sellable, quantity);
  if (stockProblem) return stockProblem;
  const isSame = and(
    eq(cartLines.cartId, cartId),
    eq(cartLines.productSku, sku),
    eq(cartLines.unitSize, unitSize),
    isNull(cartLines.quoteLineId),
  );
  const [line] = await tx.select().from(cartLines).where(isSame);
  if (!line) {
    const problem = await findLineProblem(tx, cartId, 1);
    if (!problem) await tx.insert(cartLines).values({ cartId, productSku: sku, unitSize, quantity });
    return problem;
  }
  const sum = line.quantity + quantity;
  if (sum > MAX_QUANTITY) {
    return `A cart holds at most ${MAX_QUANTITY} pieces of a product; you have ${line.quantity} of ${name} in it.`;
  }
  await tx.update(cartLines).set({ quantity: sum }).where(isSame);
  return undefined;
}

/** Returns a sentence if this number of new lines would exceed the limit of a cart. */
export async function findLineProblem(tx: Tx, cartId: number, lines: number): Promise<string | undefined> {
  const [held] = await tx.select({ n: count() }).from(cartLines).where(eq(cartLines.cartId, cartId));
  return (held?.n ?? 0) + lines > MAX_LINES
    ? `A cart holds at most ${MAX_LINES} different products.`
    : undefined;
}
