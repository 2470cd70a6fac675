import { QUANTITY_MAX } from "@ligate/contract/cart/constants";
import { and, eq, isNull, not, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { ProblemError, unprocessable } from "../../../http/problem.ts";
import { isSameProduct } from "./add-to-cart.ts";
import { readCart } from "./cart.service.ts";
import { addSizes, findSizeProblem, MAX_SPECIFICATION_BYTES, readCartSize } from "./cart-size.ts";
import { type CartLine, cartLines, removedCartLines } from "./carts.table.ts";
import { isRestorable } from "./stored-lines.ts";

/** Removes a line from a locked cart, if it is there. */
export async function removeLine(tx: Tx, cartId: number, lineId: number) {
  const [line] = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, lineId)))
    .returning();
  if (!line) return;
  await tx.insert(removedCartLines).values(line);
  await tx.execute(sql`
    delete from ${removedCartLines} using (
      select id, row_number() over latest as n, sum(octet_length(specification::text)) over latest as bytes
      from ${removedCartLines} where cart_id = ${cartId}
      window latest as (order by removed_at desc, id desc)
    ) as removed
    where ${removedCartLines.id} = removed.id and n > 1 and (n > ${MAX_REMOVED} or bytes > ${MAX_SPECIFICATION_BYTES})`);
}

/** Lines of a cart that can be restored; beyond them, those that were removed first are forgotten. */
const MAX_REMOVED = 20;

/**
 * Undoes the removal of a line from a locked cart, also if its product is not sold any more or its quote has expired: the cart
 * shows why it cannot be ordered. If the same product was added since, both become one line. Restoring again changes nothing.
 * @throws ProblemError 404 with the cart if the line was not removed or not recently; 422 with the cart beyond its limits
 */
export async function restoreLine(tx: Tx, cartId: number, lineId: number) {
  const isRemoved = and(eq(removedCartLines.cartId, cartId), eq(removedCartLines.id, lineId));
  const [removed] = await tx.select().from(removedCartLines).where(and(isRemoved, isRestorable));
  if (!removed) return assertInCart(tx, cartId, lineId);
  const { removedAt: _, ...line } = removed;
  const [same] = await tx.select().from(cartLines).where(isSameLine(line));
  const problem = same ? undefined : findSizeProblem(addSizes(await readCartSize(tx, cartId), [line]));
  if (problem) throw unprocessable(problem, { cart: await readCart(tx, cartId) });
  await tx.delete(removedCartLines).where(isRemoved);
  await tx.delete(cartLines).where(isSameLine(line));
  await tx.insert(cartLines).values({ ...line, quantity: addQuantities(line, same) });
}

const isSameLine = (line: CartLine) =>
  and(
    eq(cartLines.cartId, line.cartId),
    isSameProduct(line),
    line.quoteLineId === null ? isNull(cartLines.quoteLineId) : eq(cartLines.quoteLineId, line.quoteLineId),
  );

/** The quantity of two lines of the same product as one. A quote can be used once, so its quantity is not added. */
export const addQuantities = (
  { quantity, quoteLineId }: Pick<CartLine, "quantity" | "quoteLineId">,
  same: CartLine | undefined,
): number => (quoteLineId === null ? Math.min(QUANTITY_MAX, quantity + (same?.quantity ?? 0)) : quantity);

async function assertInCart(tx: Tx, cartId: number, lineId: number) {
  const isLine = and(eq(cartLines.cartId, cartId), eq(cartLines.id, lineId));
  if ((await tx.$count(cartLines, isLine)) === 0) throw notRestorable({ cart: await readCart(tx, cartId) });
}

export const notRestorable = (more?: Record<string, unknown>) =>
  new ProblemError(404, "This item can no longer be restored. Please add it to your cart again.", more);

/** Deletes the removed lines that can no longer be restored. */
export const deleteExpiredRemovals = (tx: Tx) => tx.delete(removedCartLines).where(not(isRestorable));
