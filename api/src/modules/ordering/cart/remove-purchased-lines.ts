import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { specificationKey } from "../../design/index.ts";
import { orderLines } from "../orders/orders.table.ts";
import { isProduct } from "./add-to-cart.ts";
import { cartLines } from "./carts.table.ts";
import { lockUserCart } from "./merge-carts.ts";

/** Removes the lines of an order from its buyer's cart. Lines and quantities added since then stay. */
export async function removePurchasedLines(tx: Tx, userId: number, orderId: number) {
  const cartId = await lockUserCart(tx, userId);
  const bought = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  for (const { productSku, unitSize, specification, quantity, quoteLineId } of bought) {
    const isLine = and(
      eq(cartLines.cartId, cartId),
      isProduct({ productSku, unitSize, specificationKey: specificationKey(specification) }),
      quoteLineId === null ? isNull(cartLines.quoteLineId) : eq(cartLines.quoteLineId, quoteLineId),
    );
    await tx.delete(cartLines).where(and(isLine, lte(cartLines.quantity, quantity)));
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(and(isLine, gt(cartLines.quantity, quantity)));
  }
}
