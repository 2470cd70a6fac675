import type { Cells } from "../../genes/imports/read-tsv.ts";

/** A guide of a library file. Values that the file does not have are null. */
export interface LibraryRow {
  locusId: number;
  symbol: string;
  sequence: string;
  transcript: string | null;
  chromosome: string | null;
  position: number | null;
  strand: "sense" | "antisense" | null;
  exon: number | null;
  context: string | null;
  score: number | null;
}

/** The library that a file contains, and the genome that its positions refer to. */
export interface LibraryIdentity {
  name: string;
  assembly: "GRCh38" | "GRCm38" | null;
}

/** The format of library files. */
export interface LibraryFormat {
  title: string;
  columns: readonly string[];
  /**
   * Identifies the library of a file.
   * @param row the first row with a guide for a gene
   * @param set the set that the caller names
   * @throws Error if the library cannot be identified
   */
  identify: (row: Cells, file: string, set: string | undefined) => LibraryIdentity;
  /** A guide without a target. */
  isControl: (row: Cells) => boolean;
  /** @throws Error if the row is invalid */
  read: (row: Cells, library: LibraryIdentity) => LibraryRow;
}

/** @throws Error if the cell does not match; @param what completes the message: `a number` */
export function requireMatch(
  column: string,
  cell: string | undefined,
  pattern: RegExp,
  what: string,
): string {
  if (cell !== undefined && pattern.test(cell)) return cell;
  throw new Error(`has the ${column} ${JSON.stringify(cell)}, which is not ${what}`);
}

/** @throws Error if the cell is not a guide of 20 bases */
export const guideSequence = (column: string, cell: string | undefined): string =>
  requireMatch(column, cell, /^[ACGT]{20}$/, "20 bases");

/** @throws Error if the cell is not the symbol of a gene */
export const parseSymbol = (column: string, cell: string | undefined): string =>
  requireMatch(column, cell, /^[!-~]{1,50}$/, "a symbol");

/** @throws Error if the cell is not an NCBI Gene ID */
export function parseLocusId(column: string, cell: string | undefined): number {
  const id = Number(requireMatch(column, cell, /^\d{1,10}$/, "an NCBI Gene ID"));
  if (id >= 1 && id <= 2_147_483_647) return id;
  throw new Error(`has the ${column} ${id}, which is not an NCBI Gene ID`);
}
