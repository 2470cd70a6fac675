import { RESTORE_MINUTES } from "@ligate/contract/cart/constants";
import type { Specification } from "@ligate/contract/specification/schemas";
import { gt, sql } from "drizzle-orm";
import { fromJsonRow, type JsonRow, queryRows, type Tx } from "../../../db/database.ts";
import {
  type ProductJson,
  productColumns,
  productJoins,
  type Sellable,
  toProductRows,
  toSellable,
} from "../../catalog/index.ts";
import { accountTerms } from "../payments/purchase-orders/purchase-orders.table.ts";
import { quoteLines, quotes } from "../quotes/quotes.table.ts";
import { isUsableQuote, type QuotedPrice } from "../quotes/usable-quotes.ts";
import { type CartLine, cartLines, carts, removedCartLines } from "./carts.table.ts";

/** A line of a cart with its current product and quote. */
export interface StoredLine {
  line: CartLine;
  /** Its product; `undefined` if it is not sold any more. */
  sellable: Sellable | undefined;
  /** The price of the quote that added the line; `undefined` without one, or if it has expired or was used. */
  quote: QuotedPrice | undefined;
}

/** A line that was removed and can still be restored. */
export interface RemovedLine {
  id: number;
  product_sku: string;
  unit_size: string;
  specification: Specification | null;
  /** Until it cannot be restored any more. */
  seconds_left: number;
}

export interface StoredCart {
  /** In the order of their addition. */
  lines: StoredLine[];
  /** The line that was removed last. */
  removed: RemovedLine | undefined;
  /** The customer whose cart it is, if there may be terms of purchase orders for it. */
  termsUserId?: number | undefined;
}

export const EMPTY_CART: StoredCart = { lines: [], removed: undefined };

/** A cart with its lines in the order of their addition. One read. */
export async function readStoredCart(tx: Tx, cartId: number): Promise<StoredCart> {
  const rows = await readRows(tx, cartId);
  const mayHaveTerms = rows.some(({ hasAccountTerms, netDays }) => hasAccountTerms || netDays !== null);
  return {
    lines: rows.flatMap(toStoredLine),
    removed: rows[0]?.removed ?? undefined,
    termsUserId: mayHaveTerms ? (rows[0]?.userId ?? undefined) : undefined,
  };
}

/** The lines of `readStoredCart`. */
export const readStoredLines = async (tx: Tx, cartId: number): Promise<StoredLine[]> =>
  (await readStoredCart(tx, cartId)).lines;

/** A line of a cart with its product and quote, or a cart without lines. */
interface Row extends ProductJson {
  userId: number | null;
  hasAccountTerms: boolean;
  line: JsonRow | null;
  removed: RemovedLine | null;
  /** The price of the line's quote, if it can be used. */
  cents: number | null;
  number: string | null;
  netDays: number | null;
  boundTo: string | null;
}

function toStoredLine({ line: json, cents, number, netDays, boundTo, ...product }: Row): StoredLine[] {
  if (!json) return [];
  const line = fromJsonRow(cartLines, json);
  const query = {
    product_sku: line.productSku,
    unit_size: line.unitSize,
    specification: line.specification,
    isQuoted: line.quoteLineId !== null,
  };
  const quote = cents === null || number === null ? undefined : { cents, number, netDays, boundTo };
  return [{ line, sellable: toSellable(query, toProductRows(product)), quote }];
}

const restorableUntil = sql`${removedCartLines.removedAt} + ${sql.raw(`interval '${RESTORE_MINUTES} minutes'`)}`;

/** Whether a removed line can still be restored. */
export const isRestorable = gt(restorableUntil, sql`now()`);

/**
 * The lines of a cart, each with the line that was removed last, if it can be restored. The terms are not joined: with one
 * more table, planning the statement would take longer than running it.
 */
const readRows = (tx: Tx, cartId: number): Promise<Row[]> =>
  queryRows(
    tx,
    sql`select carts.user_id as "userId",
      exists (select from ${accountTerms} where ${accountTerms.userId} = carts.user_id) as "hasAccountTerms",
      to_jsonb(cart_lines) as line,
      -- Once, because it may have a long sequence.
      case when row_number() over (order by cart_lines.id) = 1 then to_jsonb(removed) end as removed,
      quote_lines.unit_price_cents as cents, quotes.number, quotes.net_days as "netDays", quotes.email as "boundTo",
      ${productColumns(cartLines.specification, cartLines.productSku)}
    from ${carts}
    left join lateral (
      select id, product_sku, unit_size, specification,
        floor(extract(epoch from ${restorableUntil} - now()))::int as seconds_left
      from ${removedCartLines} where cart_id = carts.id and ${isRestorable}
      order by removed_at desc, id desc limit 1
    ) as removed on true
    left join ${cartLines} on cart_lines.cart_id = carts.id
    left join ${quoteLines} on quote_lines.id = cart_lines.quote_line_id
    left join ${quotes} on ${isUsableQuote}
    ${productJoins(cartLines.productSku, cartLines.unitSize)}
    where carts.id = ${cartId} order by cart_lines.id`,
  );
