import { sql } from "drizzle-orm";
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** Compared byte by byte, so that a prefix is a range of the index on every server and locale. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const genes = pgTable(
  "genes",
  {
    /** Given once at import, such as H00001, and never reused: a SKU means the same gene for ever. */
    number: text().primaryKey(),
    species: text().$type<"Human" | "Mouse">().notNull(),
    symbol: text().notNull(),
    name: text().notNull(),
    /** The NCBI Gene id. */
    locusId: integer("locus_id").notNull().unique(),
    /** Length of the coding sequence, where it is on file. */
    orfBp: integer("orf_bp"),
  },
  // The order in which all genes of a species are listed: a page is read from it.
  (table) => [index("genes_by_symbol").on(table.species, sql`lower(${table.symbol})`, table.number)],
);

/** Who says that a gene is called so: the content file, a table that staff imported, or the store's own memory. */
export type NameSource = "content" | "ncbi" | "hgnc" | "former";

/** Everything a gene is called: its symbol, aliases and old symbols. Each source keeps its own. */
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
    source: text().$type<NameSource>().notNull().default("content"),
  },
  (table) => [
    primaryKey({ columns: [table.geneNumber, table.source, table.key] }),
    index("gene_names_key").on(table.species, table.key),
  ],
);

/** What an import has read and checked, portion by portion, until all of it is taken over at once. */
export const geneImportPortions = pgTable(
  "gene_import_portions",
  {
    importId: text("import_id").notNull(),
    portion: integer().notNull(),
    rows: jsonb().notNull(),
    stagedAt: timestamp("staged_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.portion] })],
);
