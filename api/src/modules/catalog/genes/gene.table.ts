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
import type { ProteinProperty, TargetClass } from "../../design/index.ts";

/** Uses byte order, so that a prefix is a range of the index on every server and locale. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The words of a text, for searching. */
const words = customType<{ data: string }>({ dataType: () => "tsvector" });

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
    /** HGNC's locus type (human) or else NCBI's or MGI's type, in the source's words. */
    geneType: text("gene_type").notNull().default(""),
    /** Decides which functions apply to the gene; derived from the type at import. */
    targetClass: text("target_class").$type<TargetClass>().notNull().default("other"),
    chromosome: text().notNull().default(""),
    ensemblId: text("ensembl_id"),
    /** RefSeq accession of the canonical transcript. */
    refseqTranscript: text("refseq_transcript"),
    /** HGNC or MGI id, with its prefix. */
    authorityId: text("authority_id"),
    /** Length of the coding sequence with its stop codon; null if there is none or it is unknown. */
    orfBp: integer("orf_bp"),
    /** The transcript that `orfBp` was measured on, and the source of the measurement. */
    codingTranscript: text("coding_transcript"),
    codingSource: text("coding_source"),
    /** NCBI Gene ID of the orthologue in the other species, which the store may not have. */
    orthologLocusId: integer("ortholog_locus_id"),
    /** Properties of the protein in UniProt, from an imported table; null without one. */
    proteinProperties: jsonb("protein_properties").$type<ProteinProperty[]>(),
    /** The words of the name, and the ids in lower case, transcripts without their version. */
    searchWords: words("search_words").generatedAlwaysAs(
      sql`to_tsvector('simple', regexp_replace(name, '[^[:alnum:]]+', ' ', 'g')) || array_to_tsvector(array_remove(array[lower(ensembl_id), lower(authority_id), lower(split_part(refseq_transcript, '.', 1)), lower(coding_transcript)], null))`,
    ),
  },
  (table) => [
    // The order of the list of all genes of a species, so that a page is an index scan.
    index("genes_by_symbol").on(table.species, sql`lower(${table.symbol})`, table.number),
    // Without fast updates: an import would leave a list of changes, which queries scan until the next vacuum.
    index("genes_search_words").using("gin", table.searchWords).with({ fastupdate: false }),
  ],
);

/**
 * The source of a gene name: `genes.csv`, the file of all genes, an imported table, or a symbol that HGNC or an import has
 * replaced.
 */
export type NameSource = "content" | "catalog" | "ncbi" | "hgnc" | "mgi" | "former";

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
    /** 0 for the symbol, 1 for an alias, 2 for a name or an accession of the protein. */
    rank: smallint().notNull(),
    source: text().$type<NameSource>().notNull().default("content"),
  },
  (table) => [
    primaryKey({ columns: [table.geneNumber, table.source, table.key] }),
    index("gene_names_key").on(table.species, table.key),
    index("gene_names_content").on(table.species, table.key).where(sql`${table.source} = 'content'`),
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
