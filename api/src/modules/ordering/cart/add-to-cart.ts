import { and, count, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { Sellable } from "../../catalog/index.ts";
import { specificationKey } from "../../design/index.ts";
import { cartLines } from "./carts.table.ts";
import { findStockProblem } from "./find-stock-problem.ts";

export const MAX_QUANTITY = 999;
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
  const { sku, unitSize, name, specification } = sellable;
  const stockProblem = await findStockProblem(tx, cartId, sellable, quantity);
  if (stockProblem) return stockProblem;
  const product = { productSku: sku, unitSize, specificationKey: specificationKey(specification) };
  const isSame = and(eq(cartLines.cartId, cartId), isProduct(product), isNull(cartLines.quoteLineId));
  const [line] = await tx.select().from(cartLines).where(isSame);
  if (!line) {
    const problem = await findLineProblem(tx, cartId, 1);
    if (!problem) await tx.insert(cartLines).values({ cartId, ...product, specification, quantity });
    return problem;
  }
  const sum = line.quantity + quantity;
  if (sum > MAX_QUANTITY) return tooManyText(name, line.quantity);
  await tx.update(cartLines).set({ quantity: sum }).where(isSame);
  return undefined;
}

type LineProduct = Pick<typeof cartLines.$inferSelect, "productSku" | "unitSize" | "specificationKey">;

/** Lines of a cart with equal SKU, size and specification are one line, unless a quote added one of them. */
export const isProduct = (line: LineProduct) =>
  and(
    eq(cartLines.productSku, line.productSku),
    eq(cartLines.unitSize, line.unitSize),
    eq(cartLines.specificationKey, line.specificationKey),
  );

export const tooManyText = (name: string, held: number): string =>
  `A cart holds at most ${MAX_QUANTITY} pieces of a product; you have ${held} of ${name} in it.`;

/** Returns a sentence if this number of new lines would exceed the limit of a cart. */
export async function findLineProblem(tx: Tx, cartId: number, lines: number): Promise<string | undefined> {
  const [held] = await tx.select({ n: count() }).from(cartLines).where(eq(cartLines.cartId, cartId));
  return (held?.n ?? 0) + lines > MAX_LINES
    ? `A cart holds at most ${MAX_LINES} different products.`
    : undefined;
}
