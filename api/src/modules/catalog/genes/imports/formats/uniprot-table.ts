import { ContentError } from "../../../../../content-files/content-folder.ts";
import type { ProteinProperty } from "../../../../design/index.ts";
import { atLine, type Cells, readCells, readColumns } from "../read-tsv.ts";

/** Names of the columns in a TSV export of UniProt. */
const COLUMNS = ["Entry", "GeneID", "Signal peptide", "Lipidation"] as const;
const REVIEWED = "Reviewed";
const ENTRY = /^(?:[OPQ]\d[A-Z0-9]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z0-9]{2}\d){1,2})$/;

/** An entry of UniProt. */
export interface ProteinEntry {
  /** NCBI Gene ids. */
  locusIds: number[];
  properties: ProteinProperty[];
  isReviewed: boolean;
}

/**
 * Yields the entries of a TSV export, plain or compressed.
 * @throws ContentError naming file and line, if a column is missing or a cell is no such value
 */
export async function* readProteins(file: string): AsyncGenerator<ProteinEntry> {
  assertColumns(file, await readColumns(file));
  for await (const { cells, line } of readCells(file)) yield atLine(file, line, () => readEntry(cells));
}

function assertColumns(file: string, columns: string[]): void {
  if (columns.length === 0) throw new ContentError(file, undefined, "is empty");
  const missing = COLUMNS.filter((name) => !columns.includes(name));
  if (missing.length === 0) return;
  const needed = COLUMNS.join(", ");
  throw new ContentError(
    file,
    1,
    `has no column ${missing.join(", ")}. Export from UniProt as TSV with ${needed}`,
  );
}

function readEntry(cells: Cells): ProteinEntry {
  const cell = (name: (typeof COLUMNS)[number]) => cells[name] ?? "";
  const [entry, geneIds] = [cell("Entry"), cell("GeneID")];
  if (!ENTRY.test(entry))
    throw new Error(`has the Entry ${JSON.stringify(entry)}, which is not a UniProt accession`);
  if (!/^(?:\d{1,9};?)*$/.test(geneIds))
    throw new Error(`has the GeneID ${JSON.stringify(geneIds)}, which is not a list of NCBI Gene ids`);
  const names = [...findSignal(cell("Signal peptide")), ...findLipids(cell("Lipidation"))];
  return {
    locusIds: (geneIds.match(/\d+/g) ?? []).map(Number),
    properties: [...new Set(names)].map((property) => ({ property, entry })),
    isReviewed: (cells[REVIEWED] ?? "reviewed") === "reviewed",
  };
}

type Property = ProteinProperty["property"];

/** `SIGNAL 1..24; /evidence="…"`. */
const findSignal = (cell: string): Property[] => (/\bSIGNAL\b/.test(cell) ? ["signal_peptide"] : []);

/** `LIPID 186; /note="S-farnesyl cysteine"; /evidence="…"`, of an isoform `LIPID P01116-2:186; …`. */
const LIPID = /\bLIPID (?:[A-Z0-9-]+:)?(\d+); \/note="([^"]*)"/g;

/** A glycine that is myristoylated inside is one behind which the protein was cut, and no end of what is expressed. */
function findLipids(cell: string): Property[] {
  return [...cell.matchAll(LIPID)].flatMap(([, position, note = ""]): Property[] => {
    if (/^GPI-anchor/.test(note)) return ["gpi_anchor"];
    if (/^S-(?:farnesyl|geranylgeranyl) cysteine/.test(note)) return ["prenylation"];
    return /^N-myristoyl glycine/.test(note) && position === "2" ? ["n_myristoylation"] : [];
  });
}
