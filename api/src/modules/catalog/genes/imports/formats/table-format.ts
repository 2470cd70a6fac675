import type { Species } from "../../../../design/index.ts";
import type { NameSource } from "../../gene.table.ts";
import type { Cells } from "../read-tsv.ts";

/** A line of a public table, read by the format of the table. */
export interface TableRow {
  /** The NCBI Gene ID, which identifies a gene in all tables. */
  locusId: number;
}

/** The format of a public table. */
export interface TableFormat<Row extends TableRow> {
  title: string;
  /** The columns that identify the format. A file has this format if it has all of them. */
  columns: readonly string[];
  /** Returns `undefined` for entries that the import skips. Throws if the line is invalid. */
  read: (cells: Cells, species: Species) => Row | undefined;
  /** Whether a second line of a gene is skipped instead of rejected. */
  skipsRepeats?: boolean;
}

/** The facts of a gene besides its names; null where a table has none. */
export interface GeneFacts {
  geneType: string | null;
  chromosome: string | null;
  ensemblId: string | null;
  authorityId: string | null;
  refseqTranscript: string | null;
  orthologLocusId: number | null;
}

export interface TableGene extends TableRow {
  symbol: string;
  name: string;
  /** Symbols that the source has replaced; empty where a table does not tell them from aliases. */
  previousSymbols?: string[];
  aliases: string[];
  /** Names and accessions of the protein, if the table has them. */
  proteinNames?: string[];
  facts: GeneFacts;
}

export interface GeneTableFormat extends TableFormat<TableGene> {
  kind: "genes";
  source: NameSource;
  /** Whether the table is of HGNC or MGI, whose types replace those of NCBI. */
  isAuthority: boolean;
}

/** The length of the coding sequence of a gene's canonical transcript. */
export interface CodingLength extends TableRow {
  bp: number;
  transcript: string;
  source: string;
}

export interface CodingLengthFormat extends TableFormat<CodingLength> {
  kind: "coding lengths";
}
