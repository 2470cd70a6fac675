import { SequenceFileError } from "@ligate/contract/sequences/read-sequence-file";
import { parseDocument } from "yaml";
import { checkDesignData } from "../../data/check-design-data.ts";
import { designData } from "../../data/design-data.ts";
import {
  basesProblem,
  type PartSequence,
  readSequences,
  type SequenceRecord,
} from "../../data/read-sequences.ts";

const BASES_PER_LINE = 80;

/** The texts of sequences.yaml and sequences.fasta. */
export interface SequenceTexts {
  records: string;
  bases: string;
}

/** A sequence that replaces that of a part. */
export interface NewSequence {
  /** Its name in sequences.yaml. */
  part: string;
  bases: string;
  source: string;
  /** The person who replaces it, and the day: `J. Doe, 2026-11-23`. */
  imported: string;
}

/**
 * Replaces the bases of a part and the record of where they come from.
 * @returns the new texts, and the sequence before and after
 * @throws SequenceFileError for an unknown part and for bases that it cannot have; ContentError if the design data do not
 *   fit together any more
 */
export function replaceSequence(texts: SequenceTexts, { part, bases, source, imported }: NewSequence) {
  const all = readSequences(texts.records, texts.bases);
  const before = all[part];
  if (!before) {
    throw new SequenceFileError(`There is no part ${part}. The parts are ${Object.keys(all).join(", ")}.`);
  }
  const problem = basesProblem(bases, before.coding);
  if (problem) throw new SequenceFileError(`The sequence ${problem}.`);
  const record: Partial<SequenceRecord> = {
    source,
    confidence: "medium",
    checked: before.coding ? "Letters, and one reading frame without a stop codon inside." : "Letters.",
    ...(before.coding && { coding: true }),
    imported,
  };
  const changed = {
    records: withRecord(texts.records, part, record),
    bases: withBases(texts.bases, part, bases),
  };
  const sequences = readSequences(changed.records, changed.bases);
  checkDesignData({ ...designData, sequences });
  return { texts: changed, before, after: sequences[part] as PartSequence };
}

/** Keeps the comments and the layout of the other records. */
function withRecord(text: string, part: string, record: object): string {
  const document = parseDocument(text);
  document.set(part, document.createNode(record));
  return document.toString({ lineWidth: 0 });
}

function withBases(text: string, part: string, bases: string): string {
  const lines = bases.match(new RegExp(`.{1,${BASES_PER_LINE}}`, "g")) ?? [];
  const records = text.split(/^(?=>)/m);
  const changed = records.map((record) =>
    record.slice(1, record.search(/\r?\n/)).trim() === part ? `>${part}\n${lines.join("\n")}\n` : record,
  );
  return changed.join("");
}
