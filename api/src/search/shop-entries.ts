import { eq } from "drizzle-orm";
import { services, stockItems, supplies, supplySizes } from "../catalog/catalog.table.ts";
import type { Tx } from "../db/database.ts";
import { nameWords, skuWords, wordsOf } from "./search-words.ts";

/** A thing that the search finds, before it has its place. */
export interface SearchEntry {
  sku: string;
  skuKey: string;
  name: string;
  priceCents: number | null;
  geneNumber: string | null;
  words: string[];
}

/** Supplies at the price of their smallest size, then stock, then services. */
export async function shopEntries(tx: Tx): Promise<SearchEntry[]> {
  const smallest = await tx
    .select({ sku: supplies.catalogNumber, name: supplies.name, priceCents: supplySizes.unitCents })
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
    ...smallest.map((row) => entry(row, "reagent lab supply")),
    ...stock.map((row) => entry(row, `stock ${row.orderClass}`)),
    ...offered.map((row) => entry(row, "service")),
  ];
}

interface Named {
  sku: string;
  name: string;
  priceCents: number | null;
}

const entry = ({ sku, name, priceCents }: Named, also: string): SearchEntry => ({
  sku,
  skuKey: wordsOf(sku).join(""),
  name,
  priceCents,
  geneNumber: null,
  words: [...skuWords(sku), ...name.split(" ").flatMap(nameWords), ...wordsOf(also)],
});
