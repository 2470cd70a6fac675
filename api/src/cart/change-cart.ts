import type { CartChange, CartItemToAdd } from "@ligate/contract/cart";
import { and, count, eq } from "drizzle-orm";
import { findSellable, type Sellable } from "../catalog/sellable.ts";
import type { Tx } from "../db/database.ts";
import { conflict, ProblemError, unprocessable } from "../problem.ts";
import { sessions } from "../sessions/sessions.table.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { findCartId, readCart } from "./cart.service.ts";
import { cartLines, carts } from "./carts.table.ts";
import { lockUserCart } from "./take-carts.ts";

const MOST_PIECES = 999;
const MOST_LINES = 100;

/** Does what a page asks of its cart, and answers the cart afterwards. */
export async function changeCart(tx: Tx, visitor: Visitor, change: CartChange) {
  const cartId = "cart_item" in change ? await add(tx, visitor, change) : await edit(tx, visitor, change);
  const cart = await readCart(tx, cartId);
  return { count: cart.count, cart };
}

type Addition = Extract<CartChange, { cart_item: CartItemToAdd }>;

async function add(tx: Tx, visitor: Visitor, { cart_item, quantity }: Addition): Promise<number> {
  const sellable = await findSellable(tx, cart_item);
  if (!sellable) throw new ProblemError(404, `No product has the SKU ${cart_item.product_sku}.`);
  if (sellable.unitPriceCents === null) {
    throw unprocessable(`${sellable.name} has no fixed price. Please contact us for a consultation.`);
  }
  const cartId = await lockOwnCart(tx, visitor);
  await putIn(tx, cartId, sellable, quantity);
  return cartId;
}

/** Whoever changes a cart waits for whoever is changing it: two additions of one product both count. */
async function lockOwnCart(tx: Tx, visitor: Visitor): Promise<number> {
  const { session, user } = await visitor.open(tx);
  if (user) return lockUserCart(tx, user.id);
  const [locked] = await tx
    .select({ cartId: sessions.cartId })
    .from(sessions)
    .where(eq(sessions.idHash, session.idHash))
    .for("update");
  if (!locked) throw changedMeanwhile();
  if (locked.cartId) return lockCart(tx, locked.cartId);
  const [cart] = await tx.insert(carts).values({}).returning({ id: carts.id });
  if (!cart) throw new Error("A cart was not made");
  await tx.update(sessions).set({ cartId: cart.id }).where(eq(sessions.idHash, session.idHash));
  return cart.id;
}

async function lockCart(tx: Tx, id: number): Promise<number> {
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, id)).for("update");
  if (!cart) throw changedMeanwhile();
  return cart.id;
}

/** The visitor has logged in at the same moment, in another tab: the cart has moved to the account. */
const changedMeanwhile = () => conflict("Your session has changed meanwhile. Please try again.");

async function putIn(tx: Tx, cartId: number, { sku, unitSize, name }: Sellable, quantity: number) {
  const isSame = and(
    eq(cartLines.cartId, cartId),
    eq(cartLines.productSku, sku),
    eq(cartLines.unitSize, unitSize),
  );
  const [line] = await tx.select().from(cartLines).where(isSame);
  if (line) {
    const sum = line.quantity + quantity;
    if (sum > MOST_PIECES) {
      const tooMuch = `A cart holds at most ${MOST_PIECES} pieces of a product; you have ${line.quantity} of ${name} in it.`;
      throw unprocessable(tooMuch, { cart: await readCart(tx, cartId) });
    }
    await tx.update(cartLines).set({ quantity: sum }).where(isSame);
    return;
  }
  const [lines] = await tx.select({ n: count() }).from(cartLines).where(eq(cartLines.cartId, cartId));
  if ((lines?.n ?? 0) >= MOST_LINES) {
    const full = `A cart holds at most ${MOST_LINES} different products.`;
    throw unprocessable(full, { cart: await readCart(tx, cartId) });
  }
  await tx.insert(cartLines).values({ cartId, productSku: sku, unitSize, quantity });
}

type Edit = Exclude<CartChange, Addition>;

async function edit(tx: Tx, visitor: Visitor, change: Edit): Promise<number | undefined> {
  const cartId = await findCartId(tx, visitor);
  if (!cartId) {
    if ("updateQuantity" in change) throw notInCart();
    return undefined;
  }
  await lockCart(tx, cartId);
  const ofCart = eq(cartLines.cartId, cartId);
  if ("clear" in change) await tx.delete(cartLines).where(ofCart);
  else if ("remove" in change)
    await tx.delete(cartLines).where(and(ofCart, eq(cartLines.id, change.product_id)));
  else await setQuantity(tx, cartId, change.product_id, change.quantity);
  return cartId;
}

async function setQuantity(tx: Tx, cartId: number, lineId: number, quantity: number) {
  const changed = await tx
    .update(cartLines)
    .set({ quantity })
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, lineId)))
    .returning({ id: cartLines.id });
  if (changed.length === 0) throw notInCart({ cart: await readCart(tx, cartId) });
}

const notInCart = (more?: Record<string, unknown>) =>
  new ProblemError(404, "This product is no longer in your cart.", more);
