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

/** Uses byte order, so that a prefix is a range of the index on every server and locale. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const genes = pgTable(
  "genes",
  {
    /** Such as H00001. Assigned at import and never reused, because SKUs contain it. */
    number: text().primaryKey(),
    species: text().$type<"Human" | "Mouse">().notNull(),
    symbol: text().notNull(),
    name: text().notNull(),
    /** The NCBI Gene ID. */
    locusId: integer("locus_id").notNull().unique(),
    /** Length of the coding sequence; null if unknown. */
    orfBp: integer("orf_bp"),
  },
  // The order of the list of all genes of a species, so that a page is an index scan.
  (table) => [index("genes_by_symbol").on(table.species, sql`lower(${table.symbol})`, table.number)],
);

/** The source of a gene name: the content file, an imported table, or a symbol that an import replaced. */
export type NameSource = "content" | "ncbi" | "hgnc" | "former";

/** Symbols, aliases and former symbols of genes, separately for each source. */
export const geneNames = pgTable(
  "gene_names",
  {
    geneNumber: text("gene_number")
      .notNull()
      .references(() => genes.number, { onDelete: "cascade" }),
    /** The normalized name, such as `pdl1`. */
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

/** Staging table of gene imports: validated rows in portions, until they are merged. */
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
