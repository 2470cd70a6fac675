import { and, count, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { placeholders, prebuilt } from "../../../db/prebuilt.ts";
import type { Sellable } from "../../catalog/index.ts";
import { specificationKey } from "../../design/index.ts";
import { type CartLine, cartLines } from "./carts.table.ts";
import { findStockProblem } from "./find-stock-problem.ts";

export const MAX_QUANTITY = 999;
const MAX_LINES = 100;
const TOO_MANY_LINES = `A cart holds at most ${MAX_LINES} different products.`;

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
  const lines = await readLinesOf(tx, { cartId });
  const line = lines.find((held) => isListed(held, product));
  if (!line) {
    if (lines.length >= MAX_LINES) return TOO_MANY_LINES;
    await insertLine(tx, { cartId, ...product, specification, quantity });
    return undefined;
  }
  const sum = line.quantity + quantity;
  if (sum > MAX_QUANTITY) return tooManyText(name, line.quantity);
  await setLineQuantity(tx, { id: line.id, quantity: sum });
  return undefined;
}

const readLinesOf = prebuilt((tx) =>
  tx
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, sql.placeholder("cartId"))),
);
const insertLine = prebuilt((tx) =>
  tx
    .insert(cartLines)
    .values(
      placeholders("cartId", "productSku", "unitSize", "specification", "specificationKey", "quantity"),
    ),
);
const setLineQuantity = prebuilt((tx) =>
  tx
    .update(cartLines)
    .set({ quantity: sql`${sql.placeholder("quantity")}` })
    .where(eq(cartLines.id, sql.placeholder("id"))),
);

type LineProduct = Pick<typeof cartLines.$inferSelect, "productSku" | "unitSize" | "specificationKey">;

/** Lines of a cart with equal SKU, size and specification are one line, unless a quote added one of them. */
const isListed = (line: CartLine, product: LineProduct): boolean =>
  line.quoteLineId === null &&
  line.productSku === product.productSku &&
  line.unitSize === product.unitSize &&
  line.specificationKey === product.specificationKey;

/** The same as a condition on lines. */
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
  return (held?.n ?? 0) + lines > MAX_LINES ? TOO_MANY_LINES : undefined;
}
