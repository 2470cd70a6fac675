import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/** Imports of guide libraries. A library has the guides of its current import; others are being written or deleted. */
export const guideLibraries = pgTable(
  "guide_libraries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Such as `Brunello`. */
    name: text().notNull(),
    /** The genome that positions count in; null if the library has no positions. */
    assembly: text().$type<"GRCh38" | "GRCm38">(),
    isCurrent: boolean("is_current").notNull().default(false),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("guide_libraries_current").on(table.name).where(sql`is_current`)],
);

/** The guides of imported libraries. Values that a library does not have are null. */
export const libraryGuides = pgTable(
  "library_guides",
  {
    libraryId: integer("library_id")
      .notNull()
      .references(() => guideLibraries.id, { onDelete: "cascade" }),
    /** The NCBI Gene ID of the target, which the store's genes may not have. */
    locusId: integer("locus_id").notNull(),
    /** 20 bases in upper case. */
    sequence: text().notNull(),
    /** The symbol of the gene in the library. */
    symbol: text().notNull(),
    /** RefSeq accession that `exon` and `strand` refer to. */
    transcript: text(),
    chromosome: text(),
    /** The base after the cut, counted from 1. */
    position: integer(),
    strand: text().$type<"sense" | "antisense">(),
    exon: smallint(),
    /** 30 bases: 4 before the guide, the guide, its PAM, and 3 more. */
    context: text(),
    /** As published with the library; from 0 to 1. */
    score: real(),
  },
  (table) => [
    primaryKey({ columns: [table.libraryId, table.locusId, table.sequence] }),
    // A guide that a customer types may be that of any gene.
    index("library_guides_sequence").on(table.sequence),
  ],
);
