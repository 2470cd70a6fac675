import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { prebuilt } from "../../../db/prebuilt.ts";
import { productColumns, productJoins, type Sellable, toSellable } from "../../catalog/index.ts";
import { genes, services, stockItems, supplies, supplySizes } from "../../catalog/tables.ts";
import { isActiveSession, type RequestSession } from "../../identity/index.ts";
import { sessions } from "../../identity/tables.ts";
import { quoteLines, quotes } from "../quotes/quotes.table.ts";
import { isUsableQuote, type QuotedPrice, quotedPriceColumns } from "../quotes/usable-quotes.ts";
import { type CartLine, cartLines, carts } from "./carts.table.ts";

/** A line of a cart with its current product and quote. */
export interface StoredLine {
  line: CartLine;
  /** Its product; `undefined` if it is not sold any more. */
  sellable: Sellable | undefined;
  /** The price of the quote that added the line; `undefined` without one, or if it has expired or was used. */
  quote: QuotedPrice | undefined;
}

/** The lines of a cart in the order of their addition. One read. */
export const readStoredLines = async (tx: Tx, cartId: number): Promise<StoredLine[]> =>
  (await readRows(tx, { idHash: null, cartId })).flatMap(toStoredLine);

/** The lines of the session's cart, which is the account's if the session is signed in. One read, with the session. */
export async function readSessionLines(tx: Tx, session: RequestSession): Promise<StoredLine[]> {
  const { idHash } = session;
  if (idHash === undefined) return [];
  const rows = await readRows(tx, { idHash, cartId: null });
  session.setFound(rows[0]?.session ?? undefined);
  return rows.flatMap(toStoredLine);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function toStoredLine({ line, cents, number, ...rows }: Row): StoredLine[] {
  if (!line) return [];
  const query = {
    product_sku: line.productSku,
    unit_size: line.unitSize,
    specification: line.specification,
    isQuoted: line.quoteLineId !== null,
  };
  const quote = cents === null || number === null ? undefined : { cents, number };
  return [{ line, sellable: toSellable(query, rows), quote }];
}

/** The lines of a cart by its id or by its session. Without a line, one row that may have the session. */
const readRows = prebuilt((tx) => {
  const { idHash, userId, lastUsedAt } = sessions;
  const ofUser = tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, sessions.userId));
  const cartId = sql`coalesce(wanted.cart_id, (${ofUser}), ${sessions.cartId})`;
  const join = productJoins(cartLines.productSku, cartLines.unitSize);
  return tx
    .select({
      session: { idHash, userId, lastUsedAt },
      line: cartLines,
      ...quotedPriceColumns,
      ...productColumns(cartLines.specification),
    })
    .from(
      sql`(select ${sql.placeholder("idHash")}::text as id_hash, ${sql.placeholder("cartId")}::int as cart_id) as wanted`,
    )
    .leftJoin(sessions, and(eq(idHash, sql`wanted.id_hash`), isActiveSession))
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
