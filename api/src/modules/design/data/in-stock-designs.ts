import { z } from "zod";
import { readCsv } from "../../../content-files/read-csv.ts";

const ShelfRow = z.strictObject({
  page: z.string().min(1),
  tab: z.string(),
  sku: z.string().min(1),
  /** The prefixes of the delivery formats that are on the shelf, such as `PD LP`. */
  formats: z.string().transform((text) => text.split(" ")),
});

/** Designs that are made already: shown on the stock pages, and sent at once in the formats on the shelf. */
export const shelf = readCsv("shelf.csv", ShelfRow);

const ready = new Set(shelf.flatMap(({ sku, formats }) => formats.map((prefix) => `${sku}-${prefix}`)));

/** Whether a design lies on the shelf in formats of this prefix. */
export const isOnShelf = (sku: string, prefix: string): boolean => ready.has(`${sku}-${prefix}`);
