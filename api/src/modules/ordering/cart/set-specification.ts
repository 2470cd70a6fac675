import { QUANTITY_MAX } from "@ligate/contract/cart/constants";
import { formatInteger } from "@ligate/contract/common/format-integer";
import type { Specification } from "@ligate/contract/specification/schemas";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { ProblemError, unprocessable } from "../../../http/problem.ts";
import { findSellable, type Sellable } from "../../catalog/index.ts";
import { specificationKey } from "../../design/index.ts";
import { isSameProduct } from "./add-to-cart.ts";
import { readCart } from "./cart.service.ts";
import { addSizes, findSizeProblem, readCartSize } from "./cart-size.ts";
import { type CartLine, cartLines } from "./carts.table.ts";
import { noPriceText, notSellable } from "./not-sold.ts";
import { incompleteSpecification } from "./specification-problem.ts";

/**
 * Completes or changes the specification of a line of a locked cart. If another line then has the same product and
 * specification, both become one line.
 * @throws ProblemError 404 if the cart has no such line; 422 with the cart, and with `fields` if the specification is
 * not complete
 */
export async function setSpecification(
  tx: Tx,
  cartId: number,
  { product_id, specification: typed }: { product_id: number; specification: Specification },
) {
  const [line] = await tx
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, product_id)));
  const sellable = line && (await findSpecified(tx, line, typed));
  const cart = await readCart(tx, cartId);
  if (!line) throw notInCart({ cart });
  if (!sellable) throw await notSellable(tx, toQuery(line), { cart });
  if (sellable.specificationProblems.length > 0) throw incompleteSpecification(sellable, cart);
  const problem = line.quoteLineId === null ? priceProblem(sellable) : await quoteProblem(tx, line, sellable);
  if (problem) throw unprocessable(problem, { cart });
  const { specification } = sellable;
  const size = addSizes(await readCartSize(tx, cartId, line.id), [{ specification }]);
  const sizeProblem = findSizeProblem(size);
  if (sizeProblem) throw unprocessable(sizeProblem, { cart });
  const key = specificationKey(specification);
  const quantity = await mergeSameLine(tx, line, key, sellable.name);
  if (typeof quantity === "string") throw unprocessable(quantity, { cart });
  await tx
    .update(cartLines)
    .set({ specification, specificationKey: key, quantity })
    .where(eq(cartLines.id, line.id));
}

const toQuery = ({ productSku, unitSize }: CartLine) => ({ product_sku: productSku, unit_size: unitSize });

const findSpecified = (tx: Tx, line: CartLine, specification: Specification | null) =>
  findSellable(tx, { ...toQuery(line), specification });

const priceProblem = (sellable: Sellable): string | undefined =>
  sellable.unitPriceCents === null ? noPriceText(sellable) : undefined;

/** A quote fixes its specification. One that was issued before has none, and its price must not depend on it. */
async function quoteProblem(tx: Tx, line: CartLine, specified: Sellable): Promise<string | undefined> {
  if (line.specification !== null) return FIXED_BY_QUOTE;
  const plain = await findSpecified(tx, line, null);
  return plain?.unitPriceCents === specified.unitPriceCents ? undefined : PRICE_DIFFERS;
}

const FIXED_BY_QUOTE =
  "The specification of this line is fixed by your quote. Please ask us for a new quote to change it.";
const PRICE_DIFFERS =
  "This specification changes the price, which is fixed by your quote. Please ask us for a new quote.";

const tooManyTogether = (name: string, quantity: number): string =>
  `A cart can hold at most ${QUANTITY_MAX} pieces of a product; the two lines of ${name} would have ${formatInteger(quantity)} together.`;

/**
 * Removes the line with which a line becomes one.
 * @returns the quantity of both, or a sentence if it is too large
 */
async function mergeSameLine(tx: Tx, line: CartLine, key: string, name: string): Promise<number | string> {
  if (line.quoteLineId !== null) return line.quantity;
  const isSame = and(
    eq(cartLines.cartId, line.cartId),
    isSameProduct({ ...line, specificationKey: key }),
    isNull(cartLines.quoteLineId),
    ne(cartLines.id, line.id),
  );
  const [same] = await tx.select().from(cartLines).where(isSame);
  const quantity = line.quantity + (same?.quantity ?? 0);
  if (quantity > QUANTITY_MAX) return tooManyTogether(name, quantity);
  await tx.delete(cartLines).where(isSame);
  return quantity;
}

export const notInCart = (more?: Record<string, unknown>) =>
  new ProblemError(404, "This product is no longer in your cart.", more);
