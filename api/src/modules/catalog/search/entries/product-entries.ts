import { eq, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { normalizeName } from "../../genes/normalize-name.ts";
import { services, stockItems, supplies, supplySizes } from "../../products/catalog.table.ts";
import { skuWords } from "../reading/tokens.ts";
import { RESULT_CATEGORIES, type SearchEntry, stripTags, toLexemes, toNameKey } from "./search-entry.ts";
import { getKeywords } from "./search-keywords.ts";

const [SUPPLIES, STOCK, SERVICES] = RESULT_CATEGORIES;

/** Supplies with the price of their smallest size, then stock items, then services with a price. */
export async function productEntries(tx: Tx): Promise<SearchEntry[]> {
  return [...(await supplyEntries(tx)), ...(await stockEntries(tx)), ...(await serviceEntries(tx))];
}

async function supplyEntries(tx: Tx): Promise<SearchEntry[]> {
  const { catalogNumber: sku, name, description, keyFeatures, performanceData } = supplies;
  const { unitCents: priceCents } = supplySizes;
  const rows = await tx
    .select({ sku, name, priceCents, priceVaries: hasMoreSizes, description, keyFeatures, performanceData })
    .from(supplies)
    .innerJoin(supplySizes, eq(supplySizes.catalogNumber, supplies.catalogNumber))
    .where(eq(supplySizes.position, 0))
    .orderBy(supplies.catalogNumber);
  return rows.map((row) => ({
    ...productEntry(
      row,
      "reagent lab supply",
      [stripTags(row.description)],
      [stripTags(row.keyFeatures), stripTags(row.performanceData)],
    ),
    kind: "supply",
    url: `/product/featured/${row.sku}`,
    category: SUPPLIES,
    priceVaries: row.priceVaries,
    inStock: true,
  }));
}

const hasMoreSizes = sql<boolean>`exists (select 1 from supply_sizes more
  where more.catalog_number = ${supplies.catalogNumber} and more.position > 0)`;

async function stockEntries(tx: Tx): Promise<SearchEntry[]> {
  const rows = await tx.select().from(stockItems).where(eq(stockItems.offered, true)).orderBy(stockItems.sku);
  return rows.map((row) => ({
    ...productEntry(row, `stock ${row.orderClass}`),
    kind: "stock",
    url: `/products/item/${row.sku}`,
    category: STOCK,
  }));
}

/** Services by quote are found by their pages. */
async function serviceEntries(tx: Tx): Promise<SearchEntry[]> {
  const rows = await tx.select().from(services).where(isNotNull(services.priceCents)).orderBy(services.sku);
  return rows.map((row) => ({
    ...productEntry(row, "service"),
    kind: "service",
    url: `/services/${row.url}#${row.sku}`,
    category: SERVICES,
  }));
}

interface ProductRow {
  sku: string;
  name: string;
  priceCents: number | null;
}

function productEntry(
  { sku, name, priceCents }: ProductRow,
  kind: string,
  description: string[] = [],
  texts: string[] = [],
) {
  return {
    sku,
    skuKey: normalizeName(sku),
    name,
    nameKey: toNameKey(name),
    summary: null,
    priceCents,
    priceVaries: false,
    inStock: false,
    functionName: null,
    structureName: null,
    words: {
      A: [...skuWords(sku), ...toLexemes(name)],
      B: getKeywords(sku),
      C: toLexemes(kind, ...description),
      D: toLexemes(...texts),
    },
  };
}
