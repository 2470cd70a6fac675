import { type SQL, sql } from "drizzle-orm";
import { orderLines, orders } from "../orders.table.ts";

const PLACED_ON = sql`(${orders.placedAt} at time zone 'UTC')`;
const TOTAL = sql`(${orderLines.quantity} * ${orderLines.unitPriceCents} / 100.0)`;

/** A day as pages show it and in ISO: `November 22, 2026`, `Sun, Nov 22`, `Nov 22, 2026` and `2026-11-22`. */
const dayTexts = (day: SQL): SQL[] =>
  ["FMMonth FMDD, YYYY", "Dy, Mon FMDD, YYYY", "YYYY-MM-DD"].map((format) => sql`to_char(${day}, ${format})`);

/** A total with and without thousands separators: `$1,234.50` and `1234.50`. */
const TOTAL_TEXTS = [
  sql`'$' || to_char(${TOTAL}, 'FM999,999,990.00')`,
  sql`to_char(${TOTAL}, 'FM999999990.00')`,
];

/** The text of a row of the order list, as pages show it. The filter searches it. */
export const ROW_TEXT = sql<string>`concat_ws(chr(10), ${sql.join(
  [
    orders.orderNumber,
    orderLines.productSku,
    orderLines.productName,
    sql`replace(${orders.status}, '_', ' ')`,
    ...dayTexts(PLACED_ON),
    ...dayTexts(sql`${orders.estDeliveryDate}::timestamp`),
    ...TOTAL_TEXTS,
  ],
  sql`, `,
)})`;
