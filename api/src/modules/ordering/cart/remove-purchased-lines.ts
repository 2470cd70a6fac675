import { sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { specificationKey } from "../../design/index.ts";
import type { OrderLine } from "../orders/orders.table.ts";
import { lockUserCart } from "./merge-carts.ts";

/**
 * Removes the lines of an order from its buyer's cart, and from those that can be restored to it. Lines and quantities added
 * since then stay.
 */
export async function removePurchasedLines(tx: Tx, userId: number, lines: OrderLine[]) {
  const cartId = await lockUserCart(tx, userId);
  const bought = lines.map(({ productSku, unitSize, specification, quoteLineId, quantity }) => ({
    product_sku: productSku,
    unit_size: unitSize,
    specification_key: specificationKey(specification),
    quote_line_id: quoteLineId,
    quantity,
  }));
  await tx.execute(sql`
    with bought as (
      select * from jsonb_to_recordset(${JSON.stringify(bought)}::jsonb) as bought
        (product_sku text, unit_size text, specification_key text, quote_line_id int, quantity int)
    ), held as (
      select line.id, bought.quantity
      from cart_lines line
      join bought using (product_sku, unit_size, specification_key)
      where line.cart_id = ${cartId} and line.quote_line_id is not distinct from bought.quote_line_id
    ), removed as (
      delete from cart_lines line using held where line.id = held.id and line.quantity <= held.quantity
    ), forgotten as (
      delete from removed_cart_lines line using bought
      where line.cart_id = ${cartId} and line.product_sku = bought.product_sku and line.unit_size = bought.unit_size
        and line.specification_key = bought.specification_key
        and line.quote_line_id is not distinct from bought.quote_line_id
    )
    update cart_lines line set quantity = line.quantity - held.quantity
    from held where line.id = held.id and line.quantity > held.quantity`);
}
