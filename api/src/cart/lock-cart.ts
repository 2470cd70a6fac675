import { eq } from "drizzle-orm";
import type { Tx } from "../db/database.ts";
import { conflict } from "../problem.ts";
import { sessions } from "../sessions/sessions.table.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { carts } from "./carts.table.ts";
import { lockUserCart } from "./take-carts.ts";

/** Whoever changes a cart waits for whoever is changing it: two additions of one product both count. */
export async function lockOwnCart(tx: Tx, visitor: Visitor): Promise<number> {
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

export async function lockCart(tx: Tx, id: number): Promise<number> {
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, id)).for("update");
  if (!cart) throw changedMeanwhile();
  return cart.id;
}

/** The visitor has logged in at the same moment, in another tab: the cart has moved to the account. */
const changedMeanwhile = () => conflict("Your session has changed meanwhile. Please try again.");
