import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { GuestCarts } from "../../identity/index.ts";
import { addSizes, findSizeProblem } from "./cart-size.ts";
import { type CartLine, cartLines, carts, removedCartLines } from "./carts.table.ts";
import { nameProduct } from "./not-sold.ts";
import { addQuantities } from "./removed-lines.ts";

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
 * product with the same specification are added. The merged carts are deleted, so that nothing is added twice.
 * @returns a sentence about the products for which the user's cart has no space
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
  if (found.length === 0) return undefined;
  const own = await lockUserCart(tx, userId);
  const leftOut: LeftOut[] = [];
  for (const { id } of found) leftOut.push(...(await mergeInto(tx, own, id)));
  return describeLeftOut(tx, leftOut);
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

/** Moves the lines of one cart to another that is locked, as far as they fit: repeated logins must not exceed its limits. */
async function mergeInto(tx: Tx, own: number, other: number): Promise<LeftOut[]> {
  const held = await readCartLines(tx, own);
  const leftOut: LeftOut[] = [];
  for (const { id: _, ...line } of await readCartLines(tx, other)) {
    const same = held.find((one) => isSameLine(one, line));
    const quantity = addQuantities(line, same);
    if (same) await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, same.id));
    else if (findSizeProblem(addSizes({ lines: 0, bytes: 0 }, [...held, line])) === undefined)
      held.push(
        ...(await tx
          .insert(cartLines)
          .values({ ...line, cartId: own })
          .returning()),
      );
    else leftOut.push({ line, pieces: line.quantity });
    const pieces = same && line.quoteLineId === null ? same.quantity + line.quantity - quantity : 0;
    if (pieces > 0) leftOut.push({ line, pieces });
  }
  await tx.update(removedCartLines).set({ cartId: own }).where(eq(removedCartLines.cartId, other));
  await tx.delete(carts).where(eq(carts.id, other));
  return leftOut;
}

const readCartLines = (tx: Tx, cartId: number): Promise<CartLine[]> =>
  tx.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.id));

const isSameLine = (a: NewLine, b: NewLine) =>
  a.productSku === b.productSku &&
  a.unitSize === b.unitSize &&
  a.specificationKey === b.specificationKey &&
  a.quoteLineId === b.quoteLineId;

type NewLine = Omit<CartLine, "id">;

/** Pieces that do not fit into the account's cart. */
interface LeftOut {
  line: NewLine;
  pieces: number;
}

const NAMED = 3;

async function describeLeftOut(tx: Tx, leftOut: LeftOut[]): Promise<string | undefined> {
  if (leftOut.length === 0) return undefined;
  const names: string[] = [];
  for (const { line, pieces } of leftOut.slice(0, NAMED)) {
    const { product_name, title = product_name } = await nameProduct(tx, {
      product_sku: line.productSku,
      unit_size: line.unitSize,
      specification: line.specification,
    });
    names.push(`${pieces} × ${title}`);
  }
  const others = leftOut.length - names.length;
  if (others > 0) names.push(others === 1 ? "one other product" : `${others} other products`);
  // Names contain commas.
  return `Not all products fit into the cart of your account. These were left out: ${names.join("; ")}.`;
}
