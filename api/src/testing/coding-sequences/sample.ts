import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../../db/database.ts";
import { importCodingSequences } from "../../modules/catalog/index.ts";

const records = ["refseq.fasta", "gencode.fasta"].flatMap((file) =>
  readFileSync(join(import.meta.dirname, file), "utf8")
    .split(/^>/m)
    .slice(1)
    .map((record) => {
      const [header = "", ...lines] = record.split("\n");
      return { header, bases: lines.join("") };
    }),
);

/** The bases of a record of the sample files, by a part of its header. */
export function sampleBases(accession: string): string {
  const found = records.find(({ header }) => header.includes(accession));
  if (!found) throw new Error(`The sample has no ${accession}.`);
  return found.bases;
}

/** The protein of the transcript of KRAS that MANE has selected, and of the other one of the sample. */
export const KRAS_4B = sampleBases("ENST00000311936");
export const KRAS_4A = sampleBases("NM_033360");

export const codingRecord = (header: string, bases: string): string => `>${header}\n${bases}\n`;

/** Both transcripts of KRAS, as RefSeq has them. */
export const KRAS_FASTA =
  codingRecord(
    "lcl|NM_004985.5_cds_NP_004976.2_1 [gene=KRAS] [db_xref=CCDS:CCDS8702.1,GeneID:3845]",
    KRAS_4B,
  ) + codingRecord("lcl|NM_033360.4_cds_NP_203524.1_1 [gene=KRAS] [db_xref=GeneID:3845]", KRAS_4A);

/** Imports the text of a FASTA file of human sequences. */
export async function importFasta(db: Database, text: string) {
  const folder = mkdtempSync(join(tmpdir(), "ligate-sequences-"));
  const file = join(folder, "cds.fasta");
  try {
    writeFileSync(file, text);
    return await importCodingSequences(db, file, "Human");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
