import { toDollars } from "@ligate/contract/common/money";
import type { QuoteSummary } from "@ligate/contract/quotes/quote-list";
import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { productColumns, productJoins, toSellable } from "../../catalog/index.ts";
import { genes, services, stockItems, supplies, supplySizes } from "../../catalog/tables.ts";
import type { User } from "../../identity/tables.ts";
import { orders } from "../orders/orders.table.ts";
import { quoteLines, quotes } from "./quotes.table.ts";
import { TODAY } from "./usable-quotes.ts";

const MAX_QUOTES = 50;

/** The newest quotes that are bound to the user's address; none until the address is verified. */
export async function listQuotes(tx: Tx, user: User): Promise<QuoteSummary[]> {
  if (!user.emailVerifiedAt) return [];
  const rows = await readQuoteLines(tx, user);
  return [...Map.groupBy(rows, ({ quote }) => quote.id).values()].flatMap(toSummary);
}

/** The lines of the quotes with their products, the newest quote first. One read. */
async function readQuoteLines(tx: Tx, { id: userId, email }: User) {
  const newest = tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.email, email))
    .orderBy(desc(quotes.id))
    .limit(MAX_QUOTES);
  const join = productJoins(quoteLines.productSku, quoteLines.unitSize);
  return tx
    .select({
      quote: quotes,
      hasExpired: sql<boolean>`${quotes.expiresOn} < ${TODAY}`,
      isUsed: sql<boolean>`${orders.id} is not null`,
      // An account that had this address before may have placed the order.
      orderNumber: sql<string | null>`case when ${orders.userId} = ${userId} then ${orders.orderNumber} end`,
      line: quoteLines,
      ...productColumns(quoteLines.specification),
    })
    .from(quotes)
    .innerJoin(quoteLines, eq(quoteLines.quoteId, quotes.id))
    .leftJoin(orders, and(eq(orders.id, quotes.orderId), ne(orders.status, "pending_payment")))
    .leftJoin(genes, join.gene)
    .leftJoin(stockItems, join.item)
    .leftJoin(services, join.service)
    .leftJoin(supplySizes, join.size)
    .leftJoin(supplies, join.supply)
    .where(inArray(quotes.id, newest))
    .orderBy(desc(quotes.id), asc(quoteLines.id));
}

type Row = Awaited<ReturnType<typeof readQuoteLines>>[number];

/** @param rows of one quote */
function toSummary(rows: Row[]): QuoteSummary[] {
  const [first] = rows;
  if (!first) return [];
  const { quote, hasExpired, isUsed, orderNumber } = first;
  const cents = rows.reduce((sum, { line }) => sum + line.quantity * line.unitPriceCents, 0);
  const unused = hasExpired ? "expired" : "open";
  return [
    {
      number: quote.number,
      issued_on: quote.issuedAt.toISOString().slice(0, 10),
      expires_on: quote.expiresOn,
      state: isUsed ? "used" : unused,
      ...(orderNumber !== null && { order_number: orderNumber }),
      ...(quote.netDays !== null && { net_days: quote.netDays }),
      total_price: toDollars(cents),
      items: rows.map(toItem),
    },
  ];
}

/** A product that is not sold any more has its SKU in the place of its name. */
function toItem({ line, ...product }: Row): QuoteSummary["items"][number] {
  const { productSku, unitSize, specification, quantity, unitPriceCents } = line;
  const query = { product_sku: productSku, unit_size: unitSize, specification, isQuoted: true };
  const sellable = toSellable(query, product);
  return {
    product_sku: productSku,
    product_name: sellable?.name ?? productSku,
    ...(sellable?.title && { title: sellable.title }),
    quantity,
    total_price: toDollars(quantity * unitPriceCents),
  };
}
