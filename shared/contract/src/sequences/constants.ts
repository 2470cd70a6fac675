/** File formats of sequences. */
export const SEQUENCE_FORMATS = ["genbank", "fasta"] as const;
export type SequenceFormat = (typeof SEQUENCE_FORMATS)[number];

/** Stands in every file and beside every view of a sequence. */
export const DESIGN_SEQUENCE_NOTE = "Design sequence, not as built";
