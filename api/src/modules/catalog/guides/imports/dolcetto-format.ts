import { basename } from "node:path";
import { guideSequence, locusIdOf, symbolOf } from "./cells.ts";
import type { LibraryFormat } from "./library-row.ts";

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
export const dolcettoFormat: LibraryFormat = {
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
    locusId: locusIdOf("Annotated Gene ID", row["Annotated Gene ID"]),
    symbol: symbolOf("Annotated Gene Symbol", row["Annotated Gene Symbol"]),
    sequence: guideSequence("Barcode Sequence", row["Barcode Sequence"]),
  }),
};
