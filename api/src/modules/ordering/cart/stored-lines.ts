import { asc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { prebuilt } from "../../../db/prebuilt.ts";
import { productColumns, productJoins, type Sellable, sellableOf } from "../../catalog/index.ts";
import { genes, services, stockItems, supplies, supplySizes } from "../../catalog/tables.ts";
import { isUsableQuote, type QuotedPrice, quotedPriceColumns } from "../quotes/quoted-prices.ts";
import { quoteLines, quotes } from "../quotes/quotes.table.ts";
import { type CartLine, cartLines } from "./carts.table.ts";

/** A line of a cart with what is known about it now. */
export interface StoredLine {
  line: CartLine;
  /** Its product; `undefined` if it is not sold any more. */
  sellable: Sellable | undefined;
  /** The price of the quote that added the line; `undefined` without one, or if it has expired or was used. */
  quote: QuotedPrice | undefined;
}

/** The lines of a cart in the order of their addition. One read. */
export async function readStoredLines(tx: Tx, cartId: number): Promise<StoredLine[]> {
  const found = await readRows(tx, { cartId });
  return found.map(({ line, cents, number, ...rows }) => ({
    line,
    sellable: sellableOf(
      {
        product_sku: line.productSku,
        unit_size: line.unitSize,
        specification: line.specification,
        isQuoted: line.quoteLineId !== null,
      },
      rows,
    ),
    quote: cents === null || number === null ? undefined : { cents, number },
  }));
}

const readRows = prebuilt((tx) => {
  const join = productJoins(cartLines.productSku, cartLines.unitSize);
  return tx
    .select({ line: cartLines, ...quotedPriceColumns, ...productColumns })
    .from(cartLines)
    .leftJoin(quoteLines, eq(quoteLines.id, cartLines.quoteLineId))
    .leftJoin(quotes, isUsableQuote)
    .leftJoin(genes, join.gene)
    .leftJoin(stockItems, join.item)
    .leftJoin(services, join.service)
    .leftJoin(supplySizes, join.size)
    .leftJoin(supplies, join.supply)
    .where(eq(cartLines.cartId, sql.placeholder("cartId")))
    .orderBy(asc(cartLines.id));
});
