import { basename } from "node:path";
import { ContentError } from "../../../../content-files/content-folder.ts";
import { atLine, readCells, readColumns } from "../../genes/imports/read-tsv.ts";
import { broadKnockoutFormat } from "./broad-knockout-format.ts";
import {
  guideSequence,
  type LibraryFormat,
  type LibraryIdentity,
  type LibraryRow,
  parseLocusId,
  parseSymbol,
} from "./library-row.ts";

/** Such as `dolcetto-targets-seta.tsv.gz`. */
const SET_IN_NAME = /set[-_ ]?([ab])(?![a-z])/i;
const NOTHING = {
  transcript: null,
  chromosome: null,
  position: null,
  strand: null,
  exon: null,
  context: null,
  score: null,
};

/** broadgpp-dolcetto-targets: CRISPRi of human genes, in two sets whose files do not say which one they are. */
const dolcettoFormat: LibraryFormat = {
  title: "Dolcetto",
  columns: ["Barcode Sequence", "Annotated Gene Symbol", "Annotated Gene ID"],
  identify: (_row, file, set) => {
    const found = set ?? SET_IN_NAME.exec(basename(file))?.[1];
    if (found) return { name: `Dolcetto set ${found.toUpperCase()}`, assembly: null };
    throw new Error(
      "is of Dolcetto, whose sets look alike. Import one file at a time, with --set A or --set B",
    );
  },
  isControl: (row) => row["Annotated Gene ID"] === "UNKNOWN_NO-TARGET",
  read: (row) => ({
    ...NOTHING,
    locusId: parseLocusId("Annotated Gene ID", row["Annotated Gene ID"]),
    symbol: parseSymbol("Annotated Gene Symbol", row["Annotated Gene Symbol"]),
    sequence: guideSequence("Barcode Sequence", row["Barcode Sequence"]),
  }),
};

const FORMATS: readonly LibraryFormat[] = [broadKnockoutFormat, dolcettoFormat];

/** A library file that has been recognized. */
export interface LibraryFile {
  file: string;
  format: LibraryFormat;
  library: LibraryIdentity;
}

/**
 * Recognizes a file by its header and its first guide of a gene.
 * @param set of Dolcetto, if the caller names it
 * @throws ContentError if it is no library, or has no guide of a gene
 */
export async function recognizeLibrary(file: string, set: string | undefined): Promise<LibraryFile> {
  const format = await detectFormat(file);
  for await (const { cells, line } of readCells(file)) {
    if (format.isControl(cells)) continue;
    return { file, format, library: atLine(file, line, () => format.identify(cells, file, set)) };
  }
  throw new ContentError(file, undefined, "has no guide of a gene");
}

async function detectFormat(file: string): Promise<LibraryFormat> {
  const columns = await readColumns(file);
  const found = FORMATS.find((format) => format.columns.every((column) => columns.includes(column)));
  if (found) return found;
  const known = FORMATS.map(({ title }) => title).join(" nor of ");
  throw new ContentError(file, 1, `the first line is neither the header of ${known}`);
}

/**
 * Yields the rows of a library, `undefined` for a control.
 * @throws ContentError naming the line of the first mistake
 */
export async function* readLibrary({
  file,
  format,
  library,
}: LibraryFile): AsyncGenerator<LibraryRow | undefined> {
  for await (const { cells, line } of readCells(file)) {
    yield format.isControl(cells) ? undefined : atLine(file, line, () => format.read(cells, library));
  }
}
