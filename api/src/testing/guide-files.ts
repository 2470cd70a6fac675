import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { importGuides, recognizeLibrary } from "../modules/catalog/index.ts";

/** Library files in the formats of the Broad Institute. All guides are made up. */

const KNOCKOUT_HEAD = [
  "Target Gene ID",
  "Target Gene Symbol",
  "Target Transcript",
  "Genomic Sequence",
  "Position of Base After Cut (1-based)",
  "Strand",
  "sgRNA Target Sequence",
  "Target Context Sequence",
  "PAM Sequence",
  "Exon Number",
  "Rule Set 2 score",
];
const CRISPRI_HEAD = ["Barcode Sequence", "Annotated Gene Symbol", "Annotated Gene ID"];

const KNOCKOUT_GUIDE = {
  locusId: "7157",
  symbol: "TP53",
  transcript: "NM_000546.5",
  genome: "NC_000017.11",
  position: "7674220",
  strand: "antisense",
  sequence: "ACGTTGCATGCATGCCATGA",
  pam: "TGG",
  exon: "4",
  score: "0.6165",
};
export type KnockoutGuide = typeof KNOCKOUT_GUIDE & { context: string };

/** A row of Brunello or Brie: of TP53, unless it says otherwise. */
export function knockoutRow(differing: Partial<KnockoutGuide> = {}): string {
  const guide = { ...KNOCKOUT_GUIDE, ...differing };
  const { locusId, symbol, transcript, genome, position, strand, sequence, pam, exon, score } = guide;
  const context = differing.context ?? `ACCA${sequence}${pam}CAA`;
  const cells = [locusId, symbol, transcript, genome, position, strand, sequence, context, pam, exon, score];
  return cells.join("\t");
}

export const knockoutControl = (sequence: string): string =>
  ["", "Non-Targeting Control", "", "", "", "", sequence, "", "", "", ""].join("\t");

export const crispriRow = (sequence: string, symbol = "TP53", locusId = "7157"): string =>
  [sequence, symbol, locusId].join("\t");

export const knockoutFile = (...rows: string[]): string => joinLines(KNOCKOUT_HEAD.join("\t"), ...rows);
export const crispriFile = (...rows: string[]): string => joinLines(CRISPRI_HEAD.join("\t"), ...rows);

const joinLines = (...lines: string[]): string => `${lines.join("\n")}\n`;

/** Imports the text of a library file. @param set of Dolcetto */
export async function importGuideText(db: Database, text: string, set?: string) {
  const folder = mkdtempSync(join(tmpdir(), "ligate-guides-"));
  const file = join(folder, "guides.tsv");
  try {
    writeFileSync(file, text);
    const [done] = await importGuides(db, [await recognizeLibrary(file, set)]);
    return done;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
