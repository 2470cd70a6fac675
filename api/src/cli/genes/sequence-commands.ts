import { formatInteger } from "@ligate/contract/common/format-integer";
import { importCodingSequences } from "../../modules/catalog/index.ts";
import type { StaffCommand } from "../command.ts";
import { resolveReadable } from "../read-file.ts";
import { SPECIES_OPTION, speciesOption } from "./gene-commands.ts";

/** Of a list in a message. */
const MAX_LISTED = 20;

const importSequences: StaffCommand = {
  usage: "<file> --species human|mouse",
  summary: "imports coding sequences by transcript from a FASTA file of RefSeq or Ensembl, plain or gzipped",
  positionalCount: 1,
  options: SPECIES_OPTION,
  run: async ({ db, folder }, typed) => {
    const species = speciesOption(typed);
    const file = await resolveReadable(folder, typed.positionals[0]);
    const { read, added, replaced, unchanged, ...found } = await importCodingSequences(db, file, species);
    const left = found.refused.reduce((sum, { count }) => sum + count, 0);
    return {
      rows: [{ sequences: read, new: added, replaced, unchanged, "left out": left }],
      messages: [
        ...found.refused.map(
          ({ reason, count, examples }) =>
            `Left out ${formatInteger(count)} (${reason}): ${examples.join(", ")}${count > examples.length ? " …" : ""}.`,
        ),
        ...listText("Annotated start codon other than ATG", found.otherStarts),
        ...listText(
          "Replaced coding lengths",
          found.lengths.map(
            ({ symbol, transcript, bp, before }) =>
              `${symbol} ${before === null ? "none" : formatInteger(before)} to ${formatInteger(bp)} bp (${transcript})`,
          ),
        ),
        "Imported. Sequences that are not in the file are kept.",
      ],
    };
  },
};

function listText(subject: string, all: string[]): string[] {
  if (all.length === 0) return [];
  const more = all.length > MAX_LISTED ? ` and ${formatInteger(all.length - MAX_LISTED)} more` : "";
  return [`${subject}: ${all.slice(0, MAX_LISTED).join(", ")}${more}.`];
}

export const sequenceCommands = { "sequences:import": importSequences };
