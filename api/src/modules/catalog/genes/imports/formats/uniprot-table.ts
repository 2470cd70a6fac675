import { ContentError } from "../../../../../content-files/content-folder.ts";
import type { ProteinProperty } from "../../../../design/index.ts";
import { readableLines } from "../read-lines.ts";

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
  let columns: string[] | undefined;
  let line = 0;
  for await (const text of readableLines(file)) {
    line++;
    if (!columns) columns = readHead(file, text);
    else if (text !== "") yield readEntry(toCells(text, columns, file, line), file, line);
  }
  if (!columns) throw new ContentError(file, undefined, "is empty");
}

function readHead(file: string, text: string): string[] {
  const columns = text.split("\t");
  const missing = COLUMNS.filter((name) => !columns.includes(name));
  if (missing.length === 0) return columns;
  const needed = COLUMNS.join(", ");
  throw new ContentError(
    file,
    1,
    `has no column ${missing.join(", ")}. Export from UniProt as TSV with ${needed}`,
  );
}

function toCells(text: string, columns: string[], file: string, line: number): Map<string, string> {
  const values = text.split("\t");
  if (values.length !== columns.length) {
    const complaint = `has ${values.length} columns, but the first line has ${columns.length}`;
    throw new ContentError(file, line, complaint);
  }
  return new Map(columns.map((name, i) => [name, values[i] ?? ""]));
}

function readEntry(cells: Map<string, string>, file: string, line: number): ProteinEntry {
  const cell = (name: string) => cells.get(name) ?? "";
  const entry = cell("Entry");
  if (!ENTRY.test(entry)) throw new ContentError(file, line, `has the Entry ${JSON.stringify(entry)}`);
  if (!/^(?:\d{1,9};?)*$/.test(cell("GeneID")))
    throw new ContentError(file, line, `has the GeneID ${JSON.stringify(cell("GeneID"))}`);
  const names = [...findSignal(cell("Signal peptide")), ...findLipids(cell("Lipidation"))];
  return {
    locusIds: (cell("GeneID").match(/\d+/g) ?? []).map(Number),
    properties: [...new Set(names)].map((property) => ({ property, entry })),
    isReviewed: !cells.has(REVIEWED) || cell(REVIEWED) === "reviewed",
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
