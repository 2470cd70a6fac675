import type { NotSoldLine, RemovedLine } from "@ligate/contract/cart/schemas";
import { formatDollars, toDollars } from "@ligate/contract/common/money";
import type { Tx } from "../../../db/database.ts";
import { ProblemError, unprocessable } from "../../../http/problem.ts";
import { findRefusal, findSellable, type Sellable } from "../../catalog/index.ts";
import { findLapsedQuotes, type LapsedQuote } from "../quotes/usable-quotes.ts";
import type { CartLine } from "./carts.table.ts";
import type { StoredLine, RemovedLine as StoredRemovedLine } from "./stored-lines.ts";

/** The lines of a cart that cannot be ordered, with the reasons and what can be ordered instead, as pages receive them. */
export async function describeNotSoldLines(tx: Tx, unsold: StoredLine[]): Promise<NotSoldLine[]> {
  const lapsed = await findLapsedQuotes(
    tx,
    unsold.flatMap(({ line, quote }) => (quote ? [] : (line.quoteLineId ?? []))),
  );
  const described: NotSoldLine[] = [];
  for (const { line, sellable, quote } of unsold) {
    const { id, productSku, quantity, quoteLineId } = line;
    const lapsedQuote = quoteLineId === null ? undefined : lapsed.get(quoteLineId);
    const { reason, ...found } = sellable
      ? describeSellable(sellable, lapsedQuote)
      : await describeUnknown(tx, line);
    const number = quote?.number ?? lapsedQuote?.number;
    described.push({
      id,
      product_sku: productSku,
      quantity,
      ...found,
      reason: quote ? `${reason} Please contact us about your quote.` : reason,
      ...(number && { quote_number: number }),
    });
  }
  return described;
}

/** The line of a cart that was removed last, as pages receive it. Its product may not be sold any more. */
export async function describeRemovedLine(tx: Tx, removed: StoredRemovedLine): Promise<RemovedLine> {
  const { id, seconds_left, ...product } = removed;
  return { id, ...(await nameProduct(tx, product)), seconds_left };
}

type Product = Pick<StoredRemovedLine, "product_sku" | "unit_size" | "specification">;

/** The name of a product that may not be sold any more. */
export async function nameProduct(
  tx: Tx,
  product: Product,
): Promise<Pick<RemovedLine, "product_name" | "title">> {
  const sellable = await findSellable(tx, product);
  if (sellable) return { product_name: sellable.name, title: sellable.title };
  const { product_sku: productSku, unit_size: unitSize } = product;
  const { product_name, title } = await describeUnknown(tx, { productSku, unitSize });
  return { product_name, title };
}

type Description = Pick<NotSoldLine, "product_name" | "title" | "reason" | "url" | "fixes">;

function describeSellable(sellable: Sellable, lapsedQuote: LapsedQuote | undefined): Description {
  const { name, title, url, isOffered } = sellable;
  const reason = isOffered && lapsedQuote ? lapsedText(lapsedQuote, sellable) : noPriceText(sellable);
  return { product_name: name, title, reason, url, fixes: [] };
}

function lapsedText({ reason }: LapsedQuote, { unitPriceCents }: Sellable): string {
  if (unitPriceCents === null) return reason;
  return `${reason} Its list price is ${formatDollars(toDollars(unitPriceCents))}.`;
}

async function describeUnknown(
  tx: Tx,
  { productSku, unitSize }: Pick<CartLine, "productSku" | "unitSize">,
): Promise<Description> {
  const refusal = await findRefusal(tx, { product_sku: productSku, unit_size: unitSize });
  const { name, ...rest } = refusal ?? { name: productSku, reason: NO_LONGER_SOLD, url: null, fixes: [] };
  return { product_name: unitSize ? `${name}, ${unitSize}` : name, ...rest };
}

export const NO_LONGER_SOLD = "This product is no longer sold.";

/**
 * The error for a product that `findSellable` does not find: 422 with the reason, and `fixes` if it is a design that
 * can be changed; 404 if nothing is known by its SKU.
 * @param more further fields of the response body
 */
export async function notSellable(
  tx: Tx,
  product: { product_sku: string; unit_size?: string },
  more: object = {},
): Promise<ProblemError> {
  const refusal = await findRefusal(tx, product);
  if (!refusal) return new ProblemError(404, `No product has the SKU ${product.product_sku}.`, { ...more });
  const { reason, fixes } = refusal;
  return unprocessable(reason, { ...more, ...(fixes.length > 0 && { fixes }) });
}

/** Explains why a product without a price cannot be bought, and what the buyer can do. */
export function noPriceText({ name, reason, isOffered }: Sellable): string {
  if (!isOffered) return `${name} is not made. ${reason ?? ""}`.trim();
  return [`${name} has no fixed price.`, reason, "Please contact us for a consultation."]
    .filter(Boolean)
    .join(" ");
}
