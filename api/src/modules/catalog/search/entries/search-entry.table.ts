import type { SearchResultKind } from "@ligate/contract/search/schemas";
import { boolean, customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The search index: supplies, stock items, services, designs without a gene, and pages. Genes have their own tables. */
export const searchEntries = pgTable(
  "search_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<SearchResultKind>().notNull().default("page"),
    /** The SKU, or the number of a page, such as PAGE-BLOG-6. */
    sku: text().notNull().unique(),
    /** The SKU in lower case without hyphens. */
    skuKey: text("sku_key").notNull(),
    name: text().notNull(),
    /** The words of the name without weak ones, sorted. */
    nameKey: text("name_key").notNull().default(""),
    /** The path that results lead to. */
    url: text().notNull().default(""),
    /** One line about a page, a service or a kit. */
    summary: text(),
    /** null means by quote. */
    priceCents: integer("price_cents"),
    /** Whether the price is the lowest of several. */
    priceVaries: boolean("price_varies").notNull().default(false),
    /** Ready to ship. For stock items, `stock_items.stock_count` overrides it. */
    inStock: boolean("on_shelf").notNull().default(false),
    category: text().notNull().default(""),
    /** Function and structure of a design; null for other products. */
    functionName: text("function_name"),
    structureName: text("structure_name"),
    /** Sort order of equally good matches. */
    position: integer().notNull(),
    /** The words with their weights: name, keywords, description, text. */
    words: tsvector().notNull(),
  },
  (table) => [
    index("search_entries_words").using("gin", table.words),
    index("search_entries_sku_key").on(table.skuKey),
  ],
);
