/** A guide of a library file. What the file does not say is null. */
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

/** What a file is: the library and the genome that its positions count in. */
export interface LibraryIdentity {
  name: string;
  assembly: "GRCh38" | "GRCm38" | null;
}

/** The format of library files. */
export interface LibraryFormat {
  title: string;
  columns: readonly string[];
  /**
   * The library that a file is.
   * @param row the first row with a guide for a gene
   * @param set the set that the caller names
   * @throws Error if it cannot be told
   */
  identify: (row: Cells, file: string, set: string | undefined) => LibraryIdentity;
  /** A guide without a target. */
  isControl: (row: Cells) => boolean;
  /** @throws Error if the row is invalid */
  read: (row: Cells, library: LibraryIdentity) => LibraryRow;
}

/** The cells of a row by their column. */
export type Cells = Readonly<Record<string, string>>;
