import { QUANTITY_MAX } from "@ligate/contract/cart/constants";
import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { GuestCarts } from "../../identity/index.ts";
import { addSizes, findSizeProblem, readCartSize } from "./cart-size.ts";
import { type CartLine, cartLines, carts, removedCartLines } from "./carts.table.ts";

/** Locks a user's cart until the transaction ends. Creates it if needed. @returns its id */
export async function lockUserCart(tx: Tx, userId: number): Promise<number> {
  const [found] = await lockByUser(tx, userId);
  if (found) return found.id;
  await tx.insert(carts).values({ userId }).onConflictDoNothing();
  const [made] = await lockByUser(tx, userId);
  if (!made) throw new Error("A user's cart was not found");
  return made.id;
}

const lockByUser = (tx: Tx, userId: number) =>
  tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)).for("update");

/**
 * Merges the visitor's cart, and every cart reserved for this user, into the user's own. Quantities of the same
 * product with the same specification are added. The merged carts are deleted, so that nothing is added twice. Lines for which
 * the user's cart has no space are lost.
 */
async function mergeCarts(tx: Tx, userId: number, visitorCartId: number | null | undefined) {
  const isTheirs = or(
    eq(carts.reservedForUserId, userId),
    visitorCartId ? eq(carts.id, visitorCartId) : undefined,
  );
  const found = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(isNull(carts.userId), isTheirs))
    .orderBy(asc(carts.id))
    .for("update");
  if (found.length === 0) return;
  const own = await lockUserCart(tx, userId);
  for (const { id } of found) await mergeInto(tx, own, id);
}

/** Reserves a visitor's cart for a new account, whose first log-in may be in another browser. */
async function reserveCart(tx: Tx, userId: number, visitorCartId: number | null | undefined) {
  if (!visitorCartId) return;
  await tx
    .update(carts)
    .set({ reservedForUserId: userId })
    .where(and(eq(carts.id, visitorCartId), isNull(carts.userId)));
}

/** Deletes a user's cart, with the lines that were removed from it. */
async function discardCart(tx: Tx, userId: number) {
  await tx.delete(carts).where(eq(carts.userId, userId));
}

/** The operations that identity calls at log-in, sign-up and password reset. */
export const guestCarts: GuestCarts = { merge: mergeCarts, reserve: reserveCart, discard: discardCart };

async function mergeInto(tx: Tx, own: number, other: number) {
  const lines = await tx
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, other))
    .orderBy(asc(cartLines.id));
  const fitting = await selectFitting(tx, own, lines);
  for (const { id: _id, cartId: _cartId, quantity, ...product } of fitting) {
    // Quantities of quote lines are not added, because a quote can be used once.
    const sum =
      product.quoteLineId === null
        ? sql`least(${QUANTITY_MAX}, ${cartLines.quantity} + ${quantity})`
        : quantity;
    await tx
      .insert(cartLines)
      .values({ ...product, cartId: own, quantity })
      .onConflictDoUpdate({
        target: [
          cartLines.cartId,
          cartLines.productSku,
          cartLines.unitSize,
          cartLines.specificationKey,
          cartLines.quoteLineId,
        ],
        set: { quantity: sum },
      });
  }
  await tx.update(removedCartLines).set({ cartId: own }).where(eq(removedCartLines.cartId, other));
  await tx.delete(carts).where(eq(carts.id, other));
}

/** The lines, oldest first, with which the cart is not too large: repeated logins must not exceed its limits. */
async function selectFitting(tx: Tx, cartId: number, lines: CartLine[]): Promise<CartLine[]> {
  let size = await readCartSize(tx, cartId);
  return lines.filter((line) => {
    const larger = addSizes(size, [line]);
    if (findSizeProblem(larger)) return false;
    size = larger;
    return true;
  });
}
