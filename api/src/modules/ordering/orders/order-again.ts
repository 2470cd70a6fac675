import { toDollars } from "@ligate/contract/common/money";
import type { OrderAgainResult } from "@ligate/contract/orders/schemas";
import type { Tx } from "../../../db/database.ts";
import { findRefusal, findSellable } from "../../catalog/index.ts";
import type { User } from "../../identity/tables.ts";
import { addToCart } from "../cart/add-to-cart.ts";
import { countOf, readLines } from "../cart/cart.service.ts";
import { lockUserCart } from "../cart/merge-carts.ts";
import { NO_LONGER_SOLD } from "../cart/not-sold/not-sold-lines.ts";
import { specificationProblem } from "../cart/specification/specification-problem.ts";
import { findOrder, linesOf } from "./find-order.ts";
import type { OrderLine } from "./orders.table.ts";

/**
 * Adds the lines of an order to the user's cart at list prices, also lines that were bought with a quote.
 * @returns what was added, and what was not, with a sentence each
 * @throws ProblemError 404
 */
export async function orderAgain(tx: Tx, user: User, id: string): Promise<OrderAgainResult> {
  const lines = await linesOf(tx, await findOrder(tx, user, id));
  const cartId = await lockUserCart(tx, user.id);
  const result: OrderAgainResult = { added: [], not_added: [], count: 0 };
  for (const line of lines) {
    const added = await addLine(tx, cartId, line);
    if (typeof added !== "string") result.added.push(added);
    else result.not_added.push({ product_name: line.productName, reason: added });
  }
  return { ...result, count: countOf(await readLines(tx, cartId)) };
}

/** Returns the added line, or the reason why it cannot be ordered. */
async function addLine(tx: Tx, cartId: number, line: OrderLine) {
  const { productSku, unitSize, specification, quantity } = line;
  const sellable = await findSellable(tx, { product_sku: productSku, unit_size: unitSize, specification });
  if (!sellable) {
    const refusal = await findRefusal(tx, { product_sku: productSku, unit_size: unitSize });
    return refusal?.reason ?? NO_LONGER_SOLD;
  }
  if (!sellable.isOffered) return ["This product is no longer made.", sellable.reason].join(" ").trim();
  const missing = specificationProblem(sellable);
  if (missing) return `${missing} This is asked on the page of the product, where you can add it.`;
  if (sellable.unitPriceCents === null) {
    return "This product has no fixed price. Please contact us for a consultation.";
  }
  const problem = await addToCart(tx, cartId, sellable, quantity);
  return problem ?? { product_name: sellable.name, quantity, price: toDollars(sellable.unitPriceCents) };
}
