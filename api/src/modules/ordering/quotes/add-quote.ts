import type { CartChanged } from "@ligate/contract/cart/schemas";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { conflict, forbidden, notFound, unprocessable } from "../../../http/problem.ts";
import { findSellable } from "../../catalog/index.ts";
import { specificationKey } from "../../design/index.ts";
import { assertEmailVerified, type RequestSession } from "../../identity/index.ts";
import type { User } from "../../identity/tables.ts";
import { findStockProblem } from "../cart/add-to-cart.ts";
import { readCart, readLines } from "../cart/cart.service.ts";
import { addSizes, findSizeProblem, readCartSize } from "../cart/cart-size.ts";
import { cartLines } from "../cart/carts.table.ts";
import { lockSessionCartOrUserCart } from "../cart/lock-cart.ts";
import { normalizeQuoteNumber } from "./quote-number.ts";
import { quoteLines, quotes } from "./quotes.table.ts";
import { expiredText, TODAY, usedText } from "./usable-quotes.ts";

/**
 * Adds the missing lines of a quote to the session's cart, at the quote's prices. Adding it again restores removed
 * lines. The quote is marked as used when an order is placed with it.
 * @throws ProblemError 404 unknown, 403 bound to another address, 409 expired or used, 422 beyond a limit of the cart or
 * the stock
 */
export async function addQuote(tx: Tx, session: RequestSession, typedNumber: string): Promise<CartChanged> {
  const { user } = await session.find(tx);
  const quoteId = await findUsableQuote(tx, typedNumber, user ?? undefined);
  const cartId = await lockSessionCartOrUserCart(tx, session);
  await addMissingLines(tx, cartId, quoteId);
  const cart = await readCart(tx, cartId);
  return { count: cart.count, cart };
}

async function findUsableQuote(tx: Tx, typedNumber: string, user: User | undefined): Promise<number> {
  const number = normalizeQuoteNumber(typedNumber);
  const [found] = await tx
    .select({ quote: quotes, hasExpired: sql<boolean>`${quotes.expiresOn} < ${TODAY}` })
    .from(quotes)
    .where(eq(quotes.number, number));
  if (!found) throw notFound(`quote with the number ${typedNumber.trim()}`);
  if (found.quote.email) assertHolder(found.quote.email, user);
  if (found.quote.orderId) throw conflict(usedText(found.quote));
  if (found.hasExpired) throw conflict(expiredText(found.quote));
  return found.quote.id;
}

/** Does not reveal the address that the quote is bound to. */
function assertHolder(email: string, user: User | undefined) {
  if (!user) {
    throw forbidden("This quote is for one customer. Please log in with the e-mail address it was sent to.");
  }
  if (user.email !== email) throw forbidden("This quote is for another customer's e-mail address.");
  assertEmailVerified(user, "this quote is bound to it");
}

async function addMissingLines(tx: Tx, cartId: number, quoteId: number) {
  const missing = await tx
    .select({ line: quoteLines })
    .from(quoteLines)
    .leftJoin(cartLines, and(eq(cartLines.quoteLineId, quoteLines.id), eq(cartLines.cartId, cartId)))
    .where(and(eq(quoteLines.quoteId, quoteId), sql`${cartLines.id} is null`))
    .orderBy(asc(quoteLines.id));
  if (missing.length === 0) return;
  const lines = missing.map(({ line }) => line);
  const problem =
    findSizeProblem(addSizes(await readCartSize(tx, cartId), lines)) ??
    (await findQuoteStockProblem(tx, cartId, lines));
  if (problem) throw unprocessable(problem, { cart: await readCart(tx, cartId) });
  await tx.insert(cartLines).values(
    lines.map(({ id, productSku, unitSize, specification, quantity }) => ({
      cartId,
      productSku,
      unitSize,
      specification,
      specificationKey: specificationKey(specification),
      quantity,
      quoteLineId: id,
    })),
  );
}

/** Returns a sentence if pieces of the lines are neither in stock nor made to order. */
async function findQuoteStockProblem(
  tx: Tx,
  cartId: number,
  lines: (typeof quoteLines.$inferSelect)[],
): Promise<string | undefined> {
  const held = await readLines(tx, cartId);
  for (const { productSku, unitSize } of lines) {
    const sellable = await findSellable(tx, { product_sku: productSku, unit_size: unitSize });
    const ofProduct = lines.filter((line) => line.productSku === productSku);
    const pieces = ofProduct.reduce((sum, { quantity }) => sum + quantity, 0);
    const problem = sellable && findStockProblem(held, sellable, pieces);
    if (problem) return `${problem} Please contact us about your quote.`;
  }
  return undefined;
}
