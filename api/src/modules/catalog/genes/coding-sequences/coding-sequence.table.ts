import { sql } from "drizzle-orm";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { genes } from "../gene.table.ts";

/** Imported coding sequences by transcript. A new version of a transcript is another row: lines may name the former one. */
export const codingSequences = pgTable(
  "coding_sequences",
  {
    geneNumber: text("gene_number")
      .notNull()
      .references(() => genes.number, { onDelete: "cascade" }),
    /** RefSeq or Ensembl accession with its version, such as `NM_000546.6`. */
    transcript: text().notNull(),
    /** From start to stop codon, in upper case; from the first AUG where that is the form which the store expresses. */
    bases: text().notNull(),
    bp: integer().notNull().generatedAlwaysAs(sql`length(bases)`),
  },
  (table) => [primaryKey({ columns: [table.geneNumber, table.transcript] })],
);
