import { boolean, customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The search index: supplies, stock items, services, and designs for each gene and function type. */
export const searchEntries = pgTable(
  "search_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sku: text().notNull().unique(),
    /** The SKU in lower case without hyphens. */
    skuKey: text("sku_key").notNull(),
    name: text().notNull(),
    /** null means by quote. */
    priceCents: integer("price_cents"),
    /** Whether the price is the lowest of several. */
    priceVaries: boolean("price_varies").notNull().default(false),
    /** Ready to ship. For stock items, `stock_items.stock_count` overrides it. */
    inStock: boolean("on_shelf").notNull().default(false),
    geneNumber: text("gene_number"),
    category: text().notNull().default(""),
    /** Function and structure of a design; null for other products. */
    functionName: text("function_name"),
    structureName: text("structure_name"),
    /** Species of the gene. */
    species: text(),
    /** Sort order within a tier. */
    position: integer().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    index("search_entries_words").using("gin", table.words),
    index("search_entries_sku_key").on(table.skuKey),
    index("search_entries_gene").on(table.geneNumber),
  ],
);
