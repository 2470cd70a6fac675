import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { CARTS_BY_ADDRESS, countOrThrow } from "../../../http/limits.ts";
import { conflict } from "../../../http/problem.ts";
import { type RequestSession, setSessionCart } from "../../identity/index.ts";
import { sessions } from "../../identity/tables.ts";
import { carts } from "./carts.table.ts";
import { lockUserCart } from "./merge-carts.ts";

/**
 * Locks the cart until the transaction ends, so that concurrent changes run one after the other. Creates it if needed.
 * @throws ProblemError 429 if an address has started too many carts
 */
export async function lockSessionCartOrUserCart(tx: Tx, session: RequestSession): Promise<number> {
  const { record, user, cartId } = await session.open(tx);
  if (user) return lockUserCart(tx, user.id);
  if (cartId) return lockCart(tx, cartId);
  // A rollback takes back the count together with the cart.
  await countOrThrow(tx, CARTS_BY_ADDRESS, session.address);
  const [cart] = await tx.insert(carts).values({}).returning({ id: carts.id });
  if (!cart) throw new Error("A cart was not made");
  await setSessionCart(tx, record, cart.id);
  return cart.id;
}

export async function lockCart(tx: Tx, id: number): Promise<number> {
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, id)).for("update");
  if (!cart) throw sessionChanged();
  return cart.id;
}

/** A log-in in another tab has replaced the session and moved the cart to the account. */
const sessionChanged = () => conflict("Your session has changed. Please try again.");

/**
 * Deletes the carts of visitors whose sessions have ended. A cart that is reserved for an account stays until the account's
 * first login.
 */
export const deleteAbandonedCarts = (tx: Tx) =>
  tx
    .delete(carts)
    .where(
      and(
        isNull(carts.userId),
        isNull(carts.reservedForUserId),
        notExists(tx.select({ one: sql`1` }).from(sessions).where(eq(sessions.cartId, carts.id))),
      ),
    );
