import type { SequenceFormat } from "@ligate/contract/sequences/constants";
import { sequences } from "../data/design-data.ts";
import { writeFasta } from "./fasta.ts";
import { writeGenbank } from "./genbank.ts";
import type { FileKit } from "./kit-sequences.ts";
import { sequenceFileName } from "./names.ts";

/** The day of the sequences that come with the software. */
const FIRST_DAY = "2026-11-30";

/** The day on which a sequence was last replaced. Files have it as their date, so that they change with the content only. */
const contentDay =
  Object.values(sequences)
    .map(({ imported }) => /\d{4}-\d{2}-\d{2}$/.exec(imported ?? "")?.[0] ?? FIRST_DAY)
    .sort()
    .at(-1) ?? FIRST_DAY;

/** The sequences of a kit as a file to download. */
export const sequenceFile = (kit: FileKit, format: SequenceFormat): { name: string; text: string } => ({
  name: sequenceFileName(kit, format),
  text: format === "fasta" ? writeFasta(kit) : writeGenbank(kit, contentDay),
});
