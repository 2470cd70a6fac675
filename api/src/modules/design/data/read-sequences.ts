import { STOP_CODONS } from "@ligate/contract/sequences/codons";
import { z } from "zod";
import { ContentError } from "../../../content-files/content-folder.ts";
import { parseYaml } from "../../../content-files/read-yaml.ts";
import { Name } from "./design-schema.ts";
import { Recoding, recodingNote, recodingProblem } from "./recoding.ts";

/** The schema of content/design/sequences.yaml: where each sequence of sequences.fasta comes from. */
const SequenceRecords = z.record(
  z.string(),
  z.strictObject({
    source: Name,
    confidence: z.enum(["high", "medium"]),
    checked: Name,
    note: Name.optional(),
    /** One reading frame. */
    coding: z.boolean().default(false),
    recoded: Recoding.optional(),
    /** The person who replaced the sequence, and the day, such as `J. Doe, 2026-11-23`; absent if it came with the software. */
    imported: Name.optional(),
  }),
);
export type SequenceRecord = z.infer<typeof SequenceRecords>[string];

/** A sequence with its record. The codons that differ from the published sequence are named behind its source. */
export interface PartSequence extends SequenceRecord {
  /** Upper case; A, C, G and T. */
  bases: string;
  /** Coding, and its first codon is ATG. */
  starts: boolean;
  /** Coding, and its last codon is a stop codon. */
  stops: boolean;
}

const RECORDS = "design/sequences.yaml";
const BASES = "design/sequences.fasta";

/**
 * Reads sequences and the records of where they come from, by name.
 * @throws ContentError for a record without a sequence or the reverse, letters that are no bases, a coding sequence that is
 *   not one reading frame, or a codon that is not a synonym of the published one
 */
export function readSequences(recordsYaml: string, basesFasta: string): Record<string, PartSequence> {
  const records = parseYaml(RECORDS, recordsYaml, SequenceRecords);
  const all = readFasta(basesFasta);
  for (const name of all.keys()) {
    if (!records[name])
      throw new ContentError(RECORDS, undefined, `${name} of sequences.fasta has no record`);
  }
  return Object.fromEntries(
    Object.entries(records).map(([name, record]): [string, PartSequence] => {
      const bases = all.get(name);
      if (bases === undefined) throw new ContentError(BASES, undefined, `there is no sequence ${name}`);
      const { recoded = [] } = record;
      const problem = basesProblem(bases, record.coding) ?? recodingProblem(bases, recoded);
      if (problem) throw new ContentError(BASES, undefined, `${name} ${problem}`);
      const { starts, stops } = record.coding ? findEndCodons(bases) : { starts: false, stops: false };
      return [name, { ...record, source: record.source + recodingNote(recoded), bases, starts, stops }];
    }),
  );
}

/** The records of a FASTA text by their whole header. */
function readFasta(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const record of text.split(/^>/m).slice(1)) {
    const [name = "", ...lines] = record.split(/\r?\n/);
    if (found.has(name.trim())) throw new ContentError(BASES, undefined, `${name.trim()} occurs twice`);
    found.set(name.trim(), lines.join("").replace(/\s/g, ""));
  }
  return found;
}

/** The problem of the bases of a part, as a predicate without its subject; `undefined` if there is none. */
export function basesProblem(bases: string, isCoding: boolean): string | undefined {
  const letter = /[^ACGT]/.exec(bases);
  if (bases === "") return "has no bases";
  if (letter) return `has "${letter[0]}" at position ${letter.index + 1}`;
  if (!isCoding) return undefined;
  if (bases.length % 3 !== 0) return `has ${bases.length} bases, which are not whole codons`;
  const stop = codons(bases).slice(0, -1).findIndex(isStopCodon);
  return stop < 0 ? undefined : `has a stop codon at position ${stop * 3 + 1}`;
}

/** Whether a reading frame begins with a start codon, and ends with a stop codon. */
export function findEndCodons(bases: string): { starts: boolean; stops: boolean } {
  return { starts: bases.startsWith("ATG"), stops: bases.length % 3 === 0 && isStopCodon(bases.slice(-3)) };
}

const codons = (bases: string): string[] => bases.match(/.{3}/g) ?? [];
export const isStopCodon = (codon: string): boolean => STOP_CODONS.includes(codon);
