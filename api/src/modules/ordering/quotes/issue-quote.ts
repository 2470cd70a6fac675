import { joinWithOr } from "@ligate/contract/common/format-list";
import { orderAmounts } from "@ligate/contract/orders/order-amounts";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { unprocessable } from "../../../http/problem.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { findRefusal, findSellable, listUnitSizes } from "../../catalog/index.ts";
import { users } from "../../identity/tables.ts";
import { noPriceText } from "../cart/not-sold.ts";
import { specificationProblem } from "../cart/specification-problem.ts";
import { attachOrLink } from "../documents/attach-or-link.ts";
import { assertOrderSize } from "../orders/place-order.ts";
import { type NamedLine, quoteMail } from "./quote-mail.ts";
import { createQuoteNumber } from "./quote-number.ts";
import { type Offer, type OfferedLine, type Quote, quoteLines, quotes } from "./quotes.table.ts";

/**
 * Stores a quote, and mails its number to the address that it is bound to, if any.
 * @throws ProblemError 422 if a line names an unknown product or size, if its specification is not complete, or if
 * the order would be larger than PayPal accepts
 */
export async function issueQuote(
  tx: Tx,
  { lines, expiresOn, email, netDays }: Offer,
  storeUrl: string,
): Promise<Quote> {
  const named: NamedLine[] = [];
  const pieces = lines.map(({ unitCents, quantity }) => ({ unitPriceCents: unitCents, quantity }));
  assertOrderSize(orderAmounts(pieces).totalCents);
  for (const line of lines) named.push(await describeLine(tx, line));
  const [quote] = await tx
    .insert(quotes)
    .values({ number: createQuoteNumber(), email: email ?? null, expiresOn, netDays: netDays ?? null })
    .returning();
  if (!quote) throw new Error("A quote was not written");
  await tx.insert(quoteLines).values(
    named.map(({ sku, unitSize, specification, quantity, unitCents }) => ({
      quoteId: quote.id,
      productSku: sku,
      unitSize,
      specification,
      quantity,
      unitPriceCents: unitCents,
    })),
  );
  if (email) {
    const isVerified = await isVerifiedAddress(tx, email);
    const access = await attachOrLink(
      tx,
      { isVerified },
      { kind: "quote", number: quote.number },
      { publicUrl: storeUrl, link: { text: "Go to your cart", href: `${storeUrl}/cart` } },
    );
    const mail = quoteMail(quote, named, { isVerified, access });
    await enqueueEmail(tx, `quote:${quote.number}`, email, mail);
  }
  return quote;
}

async function isVerifiedAddress(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)));
  return found.length > 0;
}

async function describeLine(tx: Tx, line: OfferedLine): Promise<NamedLine> {
  const sold = await findSellable(tx, {
    product_sku: line.sku,
    unit_size: line.unitSize,
    specification: line.specification,
    isQuoted: true,
  });
  if (!sold) throw unprocessable(await missingProductText(tx, line));
  const { sku, unitSize, name, title } = sold;
  if (!sold.isOffered) throw unprocessable(noPriceText(sold));
  const missing = specificationProblem(sold);
  if (missing) throw unprocessable(`${sku}: ${missing}`);
  const specification = sold.withDefaults ?? sold.specification;
  return { ...line, sku, unitSize, name, title, specification };
}

/** The error for a line that names no product: why it is not sold, or the sizes of the SKU if it has some. */
async function missingProductText(tx: Tx, { sku, unitSize }: OfferedLine): Promise<string> {
  const sizes = await listUnitSizes(tx, sku);
  const unknown = `No product has the SKU ${sku}${unitSize && ` in the size ${unitSize}`}.`;
  if (sizes.length === 0) return (await findRefusal(tx, { product_sku: sku }))?.reason ?? unknown;
  const reason = unitSize ? unknown : `${sku.toUpperCase()} is sold in several sizes.`;
  return `${reason} Please specify the size: ${joinWithOr(sizes)}.`;
}
