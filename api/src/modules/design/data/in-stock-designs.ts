import { z } from "zod";
import { readCsv } from "../../../content-files/read-csv.ts";

const InStockRow = z.strictObject({
  page: z.string().min(1),
  tab: z.string(),
  sku: z.string().min(1),
  /** The prefixes of the delivery formats that are in stock, such as `PD LP`. */
  formats: z.string().transform((text) => text.split(" ")),
});

/** Ready-made designs. They appear on the stock pages and ship immediately in the formats that are in stock. */
export const inStockDesigns = readCsv("shelf.csv", InStockRow);

const inStockKeys = new Set(
  inStockDesigns.flatMap(({ sku, formats }) => formats.map((prefix) => `${sku}-${prefix}`)),
);

/** Whether a design is in stock in the formats with this prefix. */
export const isInStock = (sku: string, prefix: string): boolean => inStockKeys.has(`${sku}-${prefix}`);
