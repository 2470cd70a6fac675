import { z } from "zod";
import { Name } from "./design-schema.ts";

/** The schema of content/design/sequences.yaml: where each sequence of sequences.fasta comes from. */
export const SequenceRecords = z.record(
  z.string(),
  z.strictObject({
    source: Name,
    confidence: z.enum(["high", "medium"]),
    checked: Name,
    note: Name.optional(),
    /** One reading frame. */
    coding: z.boolean().default(false),
    /** Who replaced the sequence, and on which day, such as `J. Doe, 2026-11-23`; absent if it came with the software. */
    imported: Name.optional(),
  }),
);
export type SequenceRecord = z.infer<typeof SequenceRecords>[string];

/** A sequence with its record. */
export interface PartSequence extends SequenceRecord {
  /** Upper case; A, C, G and T. */
  bases: string;
  /** Coding, and its first codon is ATG. */
  starts: boolean;
  /** Coding, and its last codon is a stop codon. */
  stops: boolean;
}
