import { randomUUID } from "node:crypto";
import { formatInteger } from "@ligate/contract/common/format-integer";
import { ContentError } from "../../../../../content-files/content-folder.ts";
import { lockSeed, recordImport } from "../../../../../content-files/seed-state.ts";
import type { Database } from "../../../../../db/database.ts";
import { findAugLength, type Species } from "../../../../design/index.ts";
import { runBatch } from "../../imports/run-batch.ts";
import { frameRefusal, type Refusal } from "./check-frame.ts";
import { GeneIndex } from "./gene-index.ts";
import { type FastaRecord, readFasta } from "./read-fasta.ts";
import { readHeader } from "./read-header.ts";
import { type SequenceRow, type Written, writeSequences } from "./write-sequences.ts";

export interface SequenceImport extends Omit<Written, "lengths"> {
  /** Records of the file. */
  read: number;
  /** Records that the store does not take, by the reason, with the first of them. */
  refused: { reason: Refusal; count: number; examples: string[] }[];
  /** Transcripts whose frame begins with another codon than ATG, as it is annotated. */
  otherStarts: string[];
  /** Canonical transcripts with another length in base pairs than that on file, which they replace; null if none was. */
  lengths: { symbol: string; transcript: string; bp: number; before: number | null }[];
}

/** Rows and letters per transaction: requests to a store on PGlite wait for it. */
const BATCH = { rows: 100, letters: 250_000 };
const MAX_EXAMPLES = 5;

/**
 * Imports coding sequences by transcript from a FASTA file of RefSeq or Ensembl, in batches between which the API keeps serving
 * requests. Records that are no whole reading frame of a gene of the store are left out and counted. If the process stops,
 * running the import again completes it.
 * @throws ContentError if the file is not FASTA, or if none of its records can be taken
 */
export async function importCodingSequences(
  db: Database,
  file: string,
  species: Species,
): Promise<SequenceImport> {
  const index = await GeneIndex.read(db, species);
  const done: SequenceImport = {
    ...{ read: 0, added: 0, replaced: 0, unchanged: 0 },
    refused: [],
    otherStarts: [],
    lengths: [],
  };
  const refuse = countRefusals(done);
  let batch: SequenceRow[] = [];
  let letters = 0;
  const write = async () => {
    if (batch.length > 0) await writeBatch(db, batch, done);
    [batch, letters] = [[], 0];
  };
  for await (const record of readFasta(file)) {
    done.read++;
    const row = toRow(record, index);
    if ("refusal" in row) refuse(row.refusal, record);
    else {
      batch.push(row);
      letters += row.bases.length;
      if (!row.bases.startsWith("ATG")) done.otherStarts.push(row.transcript);
    }
    if (batch.length === BATCH.rows || letters >= BATCH.letters) await write();
  }
  await write();
  assertTaken(file, done);
  if (done.added + done.replaced > 0) await recordSequences(db);
  return done;
}

/** The content has another version from the first change on, in case that the process is stopped, and at the end. */
const recordSequences = (db: Database) => recordImport(db, "coding sequences", randomUUID());

async function writeBatch(db: Database, batch: SequenceRow[], done: SequenceImport): Promise<void> {
  const written = await runBatch(() =>
    db.transaction(async (tx) => {
      await lockSeed(tx);
      return writeSequences(tx, batch);
    }),
  );
  if (done.added + done.replaced === 0 && written.added + written.replaced > 0) await recordSequences(db);
  for (const key of ["added", "replaced", "unchanged"] as const) done[key] += written[key];
  for (const { number, transcript, bp } of written.lengths) {
    const gene = batch.find((row) => row.gene.number === number)?.gene;
    if (gene) done.lengths.push({ symbol: gene.symbol, transcript, bp, before: gene.orfBp });
  }
}

function toRow({ header, letters }: FastaRecord, index: GeneIndex): SequenceRow | { refusal: Refusal } {
  const read = readHeader(header);
  const { transcript } = read;
  if (!transcript) return { refusal: "no accession of a transcript with its version" };
  if (transcript.startsWith("XM_")) return { refusal: "a predicted transcript (XM_)" };
  const gene = index.find(read);
  if (!gene) return { refusal: "no gene of the store" };
  const bases = letters.toUpperCase();
  const refusal = frameRefusal(bases, read);
  if (refusal) return { refusal };
  return { gene, transcript, bases: fromFirstAug(bases, gene.locusId) };
}

/** The form from the first AUG of a gene that is expressed so, which has a length in the content files. */
function fromFirstAug(bases: string, locusId: number): string {
  const bp = findAugLength(locusId);
  const fromAug = bp === undefined ? "" : bases.slice(-bp);
  return fromAug.startsWith("ATG") && !bases.startsWith("ATG") ? fromAug : bases;
}

function countRefusals({ refused }: SequenceImport) {
  return (reason: Refusal, { header }: FastaRecord) => {
    const [id = ""] = header.split(/\s/, 1);
    const known = refused.find((each) => each.reason === reason);
    if (!known) refused.push({ reason, count: 1, examples: [id] });
    else {
      known.count++;
      if (known.examples.length < MAX_EXAMPLES) known.examples.push(id);
    }
  };
}

function assertTaken(file: string, { read, added, replaced, unchanged, refused }: SequenceImport): void {
  if (added + replaced + unchanged > 0) return;
  const reasons = refused.map(
    ({ reason, count, examples }) => `${count} (${reason}), such as ${examples[0]}`,
  );
  throw new ContentError(
    file,
    undefined,
    `has ${formatInteger(read)} records, none of which can be imported: ${reasons.join("; ")}`,
  );
}
