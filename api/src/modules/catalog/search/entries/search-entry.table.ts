import { boolean, customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Everything that the search finds: supplies, stock, services, and each gene in each function type. */
export const searchEntries = pgTable(
  "search_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sku: text().notNull().unique(),
    /** The SKU in lower case without its hyphens. */
    skuKey: text("sku_key").notNull(),
    name: text().notNull(),
    /** null: by quote. */
    priceCents: integer("price_cents"),
    /** Whether the price is the lowest of several. */
    priceVaries: boolean("price_varies").notNull().default(false),
    /** Ready to be sent. Of what is counted, the count in `stock_items` says so instead. */
    onShelf: boolean("on_shelf").notNull().default(false),
    geneNumber: text("gene_number"),
    category: text().notNull().default(""),
    /** null but for designs, as the next one. */
    functionName: text("function_name"),
    structureName: text("structure_name"),
    /** Of its gene. */
    species: text(),
    /** Its place among equals. */
    position: integer().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    index("search_entries_words").using("gin", table.words),
    index("search_entries_sku_key").on(table.skuKey),
    index("search_entries_gene").on(table.geneNumber),
  ],
);
