import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { services, stockItems, supplies, supplySizes } from "../../products/catalog.table.ts";
import { nameWords, skuWords, wordsOf } from "../words/search-words.ts";

/** An entry of the search index, without its position. */
export interface SearchEntry {
  sku: string;
  skuKey: string;
  name: string;
  priceCents: number | null;
  priceVaries: boolean;
  inStock: boolean;
  geneNumber: string | null;
  category: string;
  functionName: string | null;
  structureName: string | null;
  species: string | null;
  words: string[];
}

/** The categories of products other than designs, in display order. */
export const PRODUCT_CATEGORIES = ["Lab supplies", "Stock", "Services"] as const;
const [SUPPLIES, STOCK, SERVICES] = PRODUCT_CATEGORIES;

/** Supplies with the price of their smallest size, then stock items, then services. */
export async function productEntries(tx: Tx): Promise<SearchEntry[]> {
  const smallest = await tx
    .select({
      sku: supplies.catalogNumber,
      name: supplies.name,
      priceCents: supplySizes.unitCents,
      priceVaries: hasMoreSizes,
    })
    .from(supplies)
    .innerJoin(supplySizes, eq(supplySizes.catalogNumber, supplies.catalogNumber))
    .where(eq(supplySizes.position, 0))
    .orderBy(supplies.catalogNumber);
  const stock = await tx
    .select()
    .from(stockItems)
    .where(eq(stockItems.offered, true))
    .orderBy(stockItems.sku);
  const offered = await tx.select().from(services).orderBy(services.sku);
  return [
    ...smallest.map((row) => toEntry({ ...row, category: SUPPLIES, inStock: true }, "reagent lab supply")),
    ...stock.map((row) => toEntry({ ...row, category: STOCK }, `stock ${row.orderClass}`)),
    ...offered.map((row) => toEntry({ ...row, category: SERVICES }, "service")),
  ];
}

const hasMoreSizes = sql<boolean>`exists (select 1 from supply_sizes more
  where more.catalog_number = ${supplies.catalogNumber} and more.position > 0)`;

interface ProductRow {
  sku: string;
  name: string;
  priceCents: number | null;
  priceVaries?: boolean;
  inStock?: boolean;
  category: string;
}

const toEntry = (row: ProductRow, keywords: string): SearchEntry => ({
  sku: row.sku,
  skuKey: wordsOf(row.sku).join(""),
  name: row.name,
  priceCents: row.priceCents,
  priceVaries: row.priceVaries ?? false,
  inStock: row.inStock ?? false,
  geneNumber: null,
  category: row.category,
  functionName: null,
  structureName: null,
  species: null,
  words: [...skuWords(row.sku), ...row.name.split(" ").flatMap(nameWords), ...wordsOf(keywords)],
});
