import { toDollars } from "@ligate/contract/common/money";
import type { OrderAgainResult } from "@ligate/contract/orders/schemas";
import type { Tx } from "../../../db/database.ts";
import { findRefusal, findSellable } from "../../catalog/index.ts";
import type { User } from "../../identity/tables.ts";
import { addToCart } from "../cart/add-to-cart.ts";
import { countPieces, priceLines } from "../cart/cart.service.ts";
import { lockUserCart } from "../cart/merge-carts.ts";
import { NO_LONGER_SOLD } from "../cart/not-sold.ts";
import { specificationProblem } from "../cart/specification-problem.ts";
import { readStoredLines, type StoredLine } from "../cart/stored-lines.ts";
import { findOrder, readOrderLines, toTitle } from "./find-order.ts";
import type { OrderLine } from "./orders.table.ts";

/**
 * Adds the lines of an order to the user's cart at list prices, also lines that were bought with a quote.
 * @returns what was added, and what was not, with a sentence each
 * @throws ProblemError 404
 */
export async function orderAgain(tx: Tx, user: User, id: string): Promise<OrderAgainResult> {
  const lines = await readOrderLines(tx, await findOrder(tx, user, id));
  const cartId = await lockUserCart(tx, user.id);
  const result: OrderAgainResult = { added: [], not_added: [], count: 0 };
  let held = await readStoredLines(tx, cartId);
  for (const line of lines) {
    const added = await addLine(tx, cartId, held, line);
    if (typeof added === "string") {
      result.not_added.push({ product_name: line.productName, ...toTitle(line), reason: added });
      continue;
    }
    held = added.lines;
    result.added.push(added.added);
  }
  return { ...result, count: countPieces(priceLines(held).lines) };
}

/** Returns the added line and the lines of the cart, or the reason why it cannot be ordered. */
async function addLine(tx: Tx, cartId: number, held: StoredLine[], line: OrderLine) {
  const { productSku, unitSize, specification, quantity } = line;
  const sellable = await findSellable(tx, { product_sku: productSku, unit_size: unitSize, specification });
  if (!sellable) {
    const refusal = await findRefusal(tx, { product_sku: productSku, unit_size: unitSize });
    return refusal?.reason ?? NO_LONGER_SOLD;
  }
  if (!sellable.isOffered) return ["This product is no longer made.", sellable.reason].join(" ").trim();
  const missing = specificationProblem(sellable);
  if (missing) return `${missing} You can specify this on the product's page and add it to your cart there.`;
  if (sellable.unitPriceCents === null) {
    return "This product has no fixed price. Please contact us for a consultation.";
  }
  const lines = await addToCart(tx, cartId, held, sellable, quantity);
  if (typeof lines === "string") return lines;
  const price = toDollars(sellable.unitPriceCents);
  return { lines, added: { product_name: sellable.name, title: sellable.title, quantity, price } };
}
