import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { services, stockItems, supplies, supplySizes } from "../../products/catalog.table.ts";
import { nameWords, skuWords, wordsOf } from "../words/search-words.ts";

/** A thing that the search finds, before it has its place. */
export interface SearchEntry {
  sku: string;
  skuKey: string;
  name: string;
  priceCents: number | null;
  priceVaries: boolean;
  onShelf: boolean;
  geneNumber: string | null;
  category: string;
  functionName: string | null;
  structureName: string | null;
  species: string | null;
  words: string[];
}

/** The categories of what is no design, in the order in which they are offered. */
export const SHOP_CATEGORIES = ["Lab supplies", "Stock", "Services"] as const;
const [SUPPLIES, STOCK, SERVICES] = SHOP_CATEGORIES;

/** Supplies at the price of their smallest size, then stock, then services. */
export async function shopEntries(tx: Tx): Promise<SearchEntry[]> {
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
    ...smallest.map((row) => entry({ ...row, category: SUPPLIES, onShelf: true }, "reagent lab supply")),
    ...stock.map((row) => entry({ ...row, category: STOCK }, `stock ${row.orderClass}`)),
    ...offered.map((row) => entry({ ...row, category: SERVICES }, "service")),
  ];
}

const hasMoreSizes = sql<boolean>`exists (select 1 from supply_sizes more
  where more.catalog_number = ${supplies.catalogNumber} and more.position > 0)`;

interface Named {
  sku: string;
  name: string;
  priceCents: number | null;
  priceVaries?: boolean;
  onShelf?: boolean;
  category: string;
}

const entry = (row: Named, also: string): SearchEntry => ({
  sku: row.sku,
  skuKey: wordsOf(row.sku).join(""),
  name: row.name,
  priceCents: row.priceCents,
  priceVaries: row.priceVaries ?? false,
  onShelf: row.onShelf ?? false,
  geneNumber: null,
  category: row.category,
  functionName: null,
  structureName: null,
  species: null,
  words: [...skuWords(row.sku), ...row.name.split(" ").flatMap(nameWords), ...wordsOf(also)],
});
