import { formatDay } from "@ligate/contract/common/dates";
import { ORDER_DOCUMENT_NAMES } from "@ligate/contract/orders/constants";
import { orderAmounts } from "@ligate/contract/orders/order-amounts";
import { company } from "@ligate/contract/settings/company";
import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { BusinessDocument, DocumentLine, Fact } from "../../../printing/business-document.ts";
import { findSellable } from "../../catalog/index.ts";
import { quoteLines, quotes } from "../quotes/quotes.table.ts";
import {
  chargeFacts,
  SALE_NOTES,
  type SellerSettings,
  sellerLines,
  toDay,
  toDocumentLine,
} from "./document-parts.ts";

type QuoteLine = typeof quoteLines.$inferSelect;

/** A quote with its prices; undefined if there is none with this number. */
export async function readQuoteDocument(
  tx: Tx,
  number: string,
  seller: SellerSettings,
): Promise<BusinessDocument | undefined> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.number, number));
  if (!quote) return undefined;
  const { expiresOn, issuedAt, netDays, email } = quote;
  const lines = await tx
    .select()
    .from(quoteLines)
    .where(eq(quoteLines.quoteId, quote.id))
    .orderBy(asc(quoteLines.id));
  return {
    kind: "business",
    title: ORDER_DOCUMENT_NAMES.quote,
    number,
    seller: sellerLines(seller),
    facts: [
      ["Date", formatDay(toDay(issuedAt))],
      ["Valid until", formatDay(expiresOn)],
      ...(netDays === null ? [] : [["Terms", `Purchase order, net ${netDays} days`] satisfies Fact]),
    ],
    parties: email ? [{ label: "For", lines: [email] }] : [],
    lines: await Promise.all(lines.map((line, index) => toQuotedLine(tx, line, index))),
    amounts: chargeFacts(orderAmounts(lines)),
    notes: [
      {
        label: "How to order",
        lines: [
          `Enter the number ${number} in your cart at ${company.name}, and pay by card, PayPal or purchase order. Please state the number on your purchase order.`,
        ],
      },
      ...SALE_NOTES,
    ],
  };
}

/** A product that is not sold any more has its SKU in the place of its name. */
async function toQuotedLine(tx: Tx, line: QuoteLine, index: number): Promise<DocumentLine> {
  const { productSku, unitSize, specification } = line;
  const sold = await findSellable(tx, {
    product_sku: productSku,
    unit_size: unitSize,
    specification,
    isQuoted: true,
  });
  return toDocumentLine({ ...line, productName: sold?.name ?? productSku, title: sold?.title ?? "" }, index);
}
