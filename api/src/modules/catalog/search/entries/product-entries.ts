import { eq, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { services, stockItems, supplies, supplySizes } from "../../products/catalog.table.ts";
import { skuWords } from "../reading/tokens.ts";
import { RESULT_CATEGORIES, type SearchEntry, stripTags, toEntry, toLexemes } from "./search-entry.ts";
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
  return rows.map(({ sku, name, priceCents, priceVaries, ...texts }) =>
    toEntry({
      kind: "supply",
      sku,
      name,
      url: `/product/featured/${sku}`,
      category: SUPPLIES,
      priceCents,
      priceVaries,
      inStock: true,
      words: {
        ...productWords(sku, name, "reagent lab supply", stripTags(texts.description)),
        D: toLexemes(stripTags(texts.keyFeatures), stripTags(texts.performanceData)),
      },
    }),
  );
}

const hasMoreSizes = sql<boolean>`exists (select 1 from supply_sizes more
  where more.catalog_number = ${supplies.catalogNumber} and more.position > 0)`;

async function stockEntries(tx: Tx): Promise<SearchEntry[]> {
  const rows = await tx.select().from(stockItems).where(eq(stockItems.offered, true)).orderBy(stockItems.sku);
  return rows.map(({ sku, name, priceCents, orderClass }) =>
    toEntry({
      kind: "stock",
      sku,
      name,
      url: `/products/item/${sku}`,
      category: STOCK,
      priceCents,
      words: productWords(sku, name, `stock ${orderClass}`),
    }),
  );
}

/** Services by quote are found by their pages. */
async function serviceEntries(tx: Tx): Promise<SearchEntry[]> {
  const rows = await tx.select().from(services).where(isNotNull(services.priceCents)).orderBy(services.sku);
  return rows.map(({ sku, name, priceCents, url }) =>
    toEntry({
      kind: "service",
      sku,
      name,
      url: `/services/${url}#${sku}`,
      category: SERVICES,
      priceCents,
      words: productWords(sku, name, "service"),
    }),
  );
}

/** The words of a product without those of its texts. */
const productWords = (sku: string, name: string, ...descriptions: string[]) => ({
  A: [...skuWords(sku), ...toLexemes(name)],
  B: getKeywords(sku),
  C: toLexemes(...descriptions),
});
