import { toDollars } from "@ligate/contract/common/money";
import type { QuoteSummary } from "@ligate/contract/quotes/quote-list";
import { sql } from "drizzle-orm";
import { fromJsonRow, type JsonRow, queryRows, type Tx } from "../../../db/database.ts";
import {
  type ProductJson,
  productColumns,
  productJoins,
  toProductRows,
  toSellable,
} from "../../catalog/index.ts";
import type { User } from "../../identity/tables.ts";
import { orders } from "../orders/orders.table.ts";
import { quoteLines, quotes } from "./quotes.table.ts";
import { TODAY } from "./usable-quotes.ts";

const MAX_QUOTES = 50;

/**
 * The newest quotes that are bound to the user's address; none until the address is verified.
 * @param max how many; null: all
 */
export async function listQuotes(
  tx: Tx,
  user: User,
  max: number | null = MAX_QUOTES,
): Promise<QuoteSummary[]> {
  if (!user.emailVerifiedAt) return [];
  const rows = await readQuoteLines(tx, user, max);
  return [...Map.groupBy(rows, ({ quote }) => quote.id).values()].flatMap(toSummary);
}

interface Row extends ProductJson {
  quote: JsonRow;
  hasExpired: boolean;
  isUsed: boolean;
  orderNumber: string | null;
  line: JsonRow;
}

/**
 * The lines of the quotes with their products, the newest quote first. One read. An account that had this address before may
 * have placed the order: its number is for its owner only.
 */
const readQuoteLines = (tx: Tx, { id: userId, email }: User, max: number | null): Promise<Row[]> =>
  queryRows(
    tx,
    sql`select to_jsonb(quotes) as quote, quotes.expires_on < ${TODAY} as "hasExpired", orders.id is not null as "isUsed",
      case when orders.user_id = ${userId} then orders.order_number end as "orderNumber",
      to_jsonb(quote_lines) as line, ${productColumns(quoteLines.specification, quoteLines.productSku)}
    from ${quotes}
    join ${quoteLines} on quote_lines.quote_id = quotes.id
    left join ${orders} on orders.id = quotes.order_id and orders.status <> 'pending_payment'
    ${productJoins(quoteLines.productSku, quoteLines.unitSize)}
    where quotes.id in (
      select id from ${quotes} where ${quotes.email} = ${email} order by id desc limit ${max}
    )
    order by quotes.id desc, quote_lines.id`,
  );

/** @param rows of one quote */
function toSummary(rows: Row[]): QuoteSummary[] {
  const [first] = rows;
  if (!first) return [];
  const { hasExpired, isUsed, orderNumber } = first;
  const quote = fromJsonRow(quotes, first.quote);
  const lines = rows.map(({ line, ...product }) => ({ line: fromJsonRow(quoteLines, line), product }));
  const cents = lines.reduce((sum, { line }) => sum + line.quantity * line.unitPriceCents, 0);
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
      items: lines.map(toItem),
    },
  ];
}

interface QuotedLine {
  line: typeof quoteLines.$inferSelect;
  product: ProductJson;
}

/** A product that is not sold any more has its SKU in the place of its name. */
function toItem({ line, product }: QuotedLine): QuoteSummary["items"][number] {
  const { productSku, unitSize, specification, quantity, unitPriceCents } = line;
  const query = { product_sku: productSku, unit_size: unitSize, specification, isQuoted: true };
  const sellable = toSellable(query, toProductRows(product));
  return {
    product_sku: productSku,
    product_name: sellable?.name ?? productSku,
    ...(sellable?.title && { title: sellable.title }),
    quantity,
    total_price: toDollars(quantity * unitPriceCents),
  };
}
