import { RESTORE_MINUTES } from "@ligate/contract/cart/constants";
import type { Specification } from "@ligate/contract/specification/schemas";
import { and, asc, desc, eq, gt, type SQLWrapper, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { prebuilt } from "../../../db/prebuilt.ts";
import { productColumns, productJoins, type Sellable, toSellable } from "../../catalog/index.ts";
import { genes, services, stockItems, supplies, supplySizes } from "../../catalog/tables.ts";
import { isActiveSession, type RequestSession } from "../../identity/index.ts";
import { sessions } from "../../identity/tables.ts";
import { accountTerms } from "../payments/purchase-orders/purchase-orders.table.ts";
import { quoteLines, quotes } from "../quotes/quotes.table.ts";
import { isUsableQuote, type QuotedPrice, quotedPriceColumns } from "../quotes/usable-quotes.ts";
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
  /** The signed-in customer whose session has the cart, if there may be terms of purchase orders for it. */
  termsUserId?: number | undefined;
}

export const EMPTY_CART: StoredCart = { lines: [], removed: undefined };

/** One read. */
export const readStoredCart = async (tx: Tx, cartId: number): Promise<StoredCart> =>
  toStoredCart(await readRows(tx, { idHash: null, cartId }));

/** The lines of a cart in the order of their addition. One read. */
export const readStoredLines = async (tx: Tx, cartId: number): Promise<StoredLine[]> =>
  (await readStoredCart(tx, cartId)).lines;

/** The session's cart, which is the account's if the session is signed in. One read, with the session. */
export async function readSessionCart(tx: Tx, session: RequestSession): Promise<StoredCart> {
  const { idHash } = session;
  if (idHash === undefined) return EMPTY_CART;
  const rows = await readRows(tx, { idHash, cartId: null });
  session.setFound(rows[0]?.session ?? undefined);
  return toStoredCart(rows);
}

/** The lines of `readSessionCart`. */
export const readSessionLines = async (tx: Tx, session: RequestSession): Promise<StoredLine[]> =>
  (await readSessionCart(tx, session)).lines;

type Row = Awaited<ReturnType<typeof readRows>>[number];

function toStoredCart(rows: Row[]): StoredCart {
  const mayHaveTerms = rows.some(({ hasAccountTerms, netDays }) => hasAccountTerms || netDays !== null);
  return {
    lines: rows.flatMap(toStoredLine),
    removed: rows[0]?.removed ?? undefined,
    termsUserId: mayHaveTerms ? (rows[0]?.session?.userId ?? undefined) : undefined,
  };
}

function toStoredLine({ line, cents, number, netDays, boundTo, ...rows }: Row): StoredLine[] {
  if (!line) return [];
  const query = {
    product_sku: line.productSku,
    unit_size: line.unitSize,
    specification: line.specification,
    isQuoted: line.quoteLineId !== null,
  };
  const quote = cents === null || number === null ? undefined : { cents, number, netDays, boundTo };
  return [{ line, sellable: toSellable(query, rows), quote }];
}

const restorableUntil = sql`${removedCartLines.removedAt} + ${sql.raw(`interval '${RESTORE_MINUTES} minutes'`)}`;

/** Whether a removed line can still be restored. */
export const isRestorable = gt(restorableUntil, sql`now()`);

/** The line that was removed last from a cart, if it can be restored, as a lateral subquery. */
const lastRemoved = (tx: Tx, cartId: SQLWrapper) =>
  tx
    .select({
      id: removedCartLines.id,
      product_sku: removedCartLines.productSku,
      unit_size: removedCartLines.unitSize,
      specification: removedCartLines.specification,
      seconds_left: sql`floor(extract(epoch from ${restorableUntil} - now()))::int`.as("seconds_left"),
    })
    .from(removedCartLines)
    .where(and(eq(removedCartLines.cartId, cartId), isRestorable))
    .orderBy(desc(removedCartLines.removedAt), desc(removedCartLines.id))
    .limit(1);

/**
 * The lines of a cart by its id or by its session, each with the line that was removed last. Without a line, one row that may
 * have the session and the removed line.
 */
const readRows = prebuilt((tx) => {
  const { idHash, userId, lastUsedAt } = sessions;
  const ofUser = tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, sessions.userId));
  const cartId = sql`coalesce(wanted.cart_id, (${ofUser}), ${sessions.cartId})`;
  const join = productJoins(cartLines.productSku, cartLines.unitSize);
  return tx
    .select({
      session: { idHash, userId, lastUsedAt },
      line: cartLines,
      removed: sql<RemovedLine | null>`to_json(removed)`,
      // Not a join, of which this query has so many that planning another one would take longer than reading it.
      hasAccountTerms: sql<boolean>`exists (select from ${accountTerms} where ${accountTerms.userId} = ${userId})`,
      ...quotedPriceColumns,
      ...productColumns(cartLines.specification),
    })
    .from(
      sql`(select ${sql.placeholder("idHash")}::text as id_hash, ${sql.placeholder("cartId")}::int as cart_id) as wanted`,
    )
    .leftJoin(sessions, and(eq(idHash, sql`wanted.id_hash`), isActiveSession))
    .leftJoin(sql`lateral ${lastRemoved(tx, cartId)} as removed`, sql`true`)
    .leftJoin(cartLines, eq(cartLines.cartId, cartId))
    .leftJoin(quoteLines, eq(quoteLines.id, cartLines.quoteLineId))
    .leftJoin(quotes, isUsableQuote)
    .leftJoin(genes, join.gene)
    .leftJoin(stockItems, join.item)
    .leftJoin(services, join.service)
    .leftJoin(supplySizes, join.size)
    .leftJoin(supplies, join.supply)
    .orderBy(asc(cartLines.id));
});
