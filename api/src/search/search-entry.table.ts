import { customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";

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
    geneNumber: text("gene_number"),
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
