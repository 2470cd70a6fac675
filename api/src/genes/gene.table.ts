import { customType, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

/** Compared byte by byte, so that a prefix is a range of the index on every server and locale. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const genes = pgTable("genes", {
  /** Given once at import, such as H00001, and never reused: a SKU means the same gene for ever. */
  number: text().primaryKey(),
  species: text().$type<"Human" | "Mouse">().notNull(),
  symbol: text().notNull(),
  name: text().notNull(),
  /** The NCBI Gene id. */
  locusId: integer("locus_id").notNull(),
  /** Length of the coding sequence, where it is on file. */
  orfBp: integer("orf_bp"),
});

/** Everything a gene is called: its symbol, aliases and old symbols. */
export const geneNames = pgTable(
  "gene_names",
  {
    geneNumber: text("gene_number")
      .notNull()
      .references(() => genes.number, { onDelete: "cascade" }),
    /** The name in lower case without its punctuation: `pdl1`. */
    key: bytewise().notNull(),
    name: text().notNull(),
    species: text().$type<"Human" | "Mouse">().notNull(),
    /** 0 for the symbol, 1 for an alias. */
    rank: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.geneNumber, table.key] }),
    index("gene_names_key").on(table.species, table.key),
  ],
);
