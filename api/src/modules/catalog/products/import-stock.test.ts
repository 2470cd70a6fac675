import { eq } from "drizzle-orm";
import { parseCsv } from "../../../content-files/read-csv.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { stockChanges } from "../stock/stock-changes.table.ts";
import { stockItems } from "./catalog.table.ts";
import { StockRow, writeStock } from "./import-stock.ts";

const { db } = testDatabase();
const HEADER = "sku,name,order_class,price,stock_count,page,tab,lead_days,made_to_order_days";
const queryRows = (...lines: string[]) => parseCsv("stock.csv", [HEADER, ...lines].join("\n"), StockRow);
const NEW = "ST-9001,A cell line,CRISPR,1250";

const importRows = (...lines: string[]) => db().transaction((tx) => writeStock(tx, queryRows(...lines)));
const found = async (sku: string) => (await db().select().from(stockItems).where(eq(stockItems.sku, sku)))[0];

it("reads an item without a count as made to order, and one without days as sold out at 0", () => {
  expect(queryRows(`${NEW},,stable-cell-line-stock,,3,35`)).toMatchObject([
    { stockCount: null, madeToOrderDays: 35 },
  ]);
  expect(queryRows(`${NEW},0,stable-cell-line-stock,,3,`)).toMatchObject([
    { stockCount: 0, madeToOrderDays: null },
  ]);
});

it("refuses an item that has neither", () => {
  expect(() => queryRows(`${NEW},,stable-cell-line-stock,,3,`)).toThrow(
    "stock.csv:2: made_to_order_days: is required without a stock_count: the item could not be sold",
  );
});

it.each(["-1", "1.5", "many"])("refuses the count %s", (count) => {
  expect(() => queryRows(`${NEW},${count},stable-cell-line-stock,,3,35`)).toThrow(
    /^stock\.csv:2: stock_count: /,
  );
});

it("records the count of a new item, and keeps the count of a known one", async () => {
  await importRows(`${NEW},4,stable-cell-line-stock,,3,35`);
  await importRows(`${NEW},9,stable-cell-line-stock,,3,`);

  expect(await found("ST-9001")).toMatchObject({ stockCount: 4, madeToOrderDays: null });
  expect(await db().select().from(stockChanges).where(eq(stockChanges.sku, "ST-9001"))).toMatchObject([
    { kind: "count", quantity: 4, reason: "stock.csv", actor: "store" },
  ]);
});

it("no longer offers items that the file does not have", async () => {
  await importRows(`${NEW},4,stable-cell-line-stock,,3,35`);

  expect(await found("ST-2003")).toMatchObject({ offered: false });
  expect(await found("ST-9001")).toMatchObject({ offered: true });
});
