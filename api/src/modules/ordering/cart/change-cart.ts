import type { Cart, CartChange, CartItemToAdd } from "@ligate/contract/cart/schemas";
import { and, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { unprocessable } from "../../../http/problem.ts";
import { findSellable } from "../../catalog/index.ts";
import type { RequestSession } from "../../identity/index.ts";
import { addToCart, findStockProblem } from "./add-to-cart.ts";
import { findCartId, readCart, readLines, toFullCart } from "./cart.service.ts";
import { cartLines } from "./carts.table.ts";
import { lockCart, lockSessionCartOrUserCart } from "./lock-cart.ts";
import { noPriceText, notSellable } from "./not-sold.ts";
import { notRestorable, removeLine, restoreLine } from "./removed-lines.ts";
import { notInCart, setSpecification } from "./set-specification.ts";
import { incompleteSpecification } from "./specification-problem.ts";
import { readStoredCart } from "./stored-lines.ts";

/** Applies a change to the cart. @returns the cart after it */
export async function changeCart(tx: Tx, session: RequestSession, change: CartChange) {
  const cart =
    "cart_item" in change
      ? await add(tx, session, change)
      : await readCart(tx, await edit(tx, session, change));
  return { count: cart.count, cart };
}

type Addition = Extract<CartChange, { cart_item: CartItemToAdd }>;

async function add(tx: Tx, session: RequestSession, { cart_item, quantity }: Addition): Promise<Cart> {
  const { sku = "", product_sku = sku, unit_size, specification } = cart_item;
  const sellable = await findSellable(tx, { product_sku, unit_size, specification });
  if (!sellable) throw await notSellable(tx, { product_sku, unit_size });
  if (sellable.unitPriceCents === null) throw unprocessable(noPriceText(sellable));
  if (sellable.specificationProblems.length > 0) throw incompleteSpecification(sellable);
  const cartId = await lockSessionCartOrUserCart(tx, session);
  const stored = await readStoredCart(tx, cartId);
  const lines = await addToCart(tx, cartId, stored.lines, sellable, quantity);
  if (typeof lines === "string") throw unprocessable(lines, { cart: await toFullCart(tx, stored) });
  return toFullCart(tx, { ...stored, lines });
}

type Edit = Exclude<CartChange, Addition>;

async function edit(tx: Tx, session: RequestSession, change: Edit): Promise<number | undefined> {
  const cartId = await findCartId(tx, session);
  if (!cartId) {
    if ("updateQuantity" in change || "updateSpecification" in change) throw notInCart();
    if ("restore" in change) throw notRestorable();
    return undefined;
  }
  await lockCart(tx, cartId);
  if ("clear" in change) await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
  else if ("remove" in change) await removeLine(tx, cartId, change.product_id);
  else if ("restore" in change) await restoreLine(tx, cartId, change.product_id);
  else if ("updateSpecification" in change) await setSpecification(tx, cartId, change);
  else await setQuantity(tx, cartId, change.product_id, change.quantity);
  return cartId;
}

async function setQuantity(tx: Tx, cartId: number, lineId: number, quantity: number) {
  await assertInStock(tx, cartId, lineId, quantity);
  const isLine = and(eq(cartLines.cartId, cartId), eq(cartLines.id, lineId));
  const changed = await tx
    .update(cartLines)
    .set({ quantity })
    .where(and(isLine, or(isNull(cartLines.quoteLineId), eq(cartLines.quantity, quantity))))
    .returning({ id: cartLines.id });
  if (changed.length > 0) return;
  const [quoted] = await tx.select().from(cartLines).where(isLine);
  const cart = await readCart(tx, cartId);
  throw quoted ? unprocessable(QUANTITY_FIXED_BY_QUOTE, { cart }) : notInCart({ cart });
}

/** @throws ProblemError 422 with the cart */
async function assertInStock(tx: Tx, cartId: number, lineId: number, quantity: number) {
  const lines = await readLines(tx, cartId);
  const line = lines.find(({ id }) => id === lineId);
  const problem = line && findStockProblem(lines, line, quantity, lineId);
  if (problem) throw unprocessable(problem, { cart: await readCart(tx, cartId) });
}

const QUANTITY_FIXED_BY_QUOTE =
  "The quantity of this line is fixed by your quote. To order more, add the product itself at its list price.";
