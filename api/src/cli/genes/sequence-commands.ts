import { resolve } from "node:path";
import { formatInteger } from "@ligate/contract/common/format-integer";
import { importCodingSequences } from "../../modules/catalog/index.ts";
import type { StaffCommand } from "../command.ts";
import { assertReadable } from "../read-file.ts";
import { speciesOption } from "./gene-commands.ts";

/** Of a list in a message. */
const MAX_LISTED = 20;

const importSequences: StaffCommand = {
  usage: "<file> --species human|mouse",
  summary: "imports coding sequences by transcript, a FASTA file of RefSeq or Ensembl, plain or gzipped",
  positionalCount: 1,
  options: { species: { type: "string", description: "human or mouse" } },
  run: async ({ db, folder }, typed) => {
    const species = speciesOption(typed);
    const file = resolve(folder, typed.positionals[0] ?? "");
    await assertReadable(file);
    const { read, added, replaced, unchanged, ...found } = await importCodingSequences(db, file, species);
    const left = found.refused.reduce((sum, { count }) => sum + count, 0);
    return {
      rows: [{ sequences: read, new: added, replaced, unchanged, "left out": left }],
      messages: [
        ...found.refused.map(
          ({ reason, count, examples }) =>
            `Left out ${formatInteger(count)} with ${reason}: ${examples.join(", ")}${count > examples.length ? " …" : ""}.`,
        ),
        ...listText("Their frames begin with another codon than ATG, as annotated", found.otherStarts),
        ...listText(
          "The length on file was another one, and is replaced",
          found.lengths.map(
            ({ symbol, transcript, bp, before }) =>
              `${symbol} ${before === null ? "none" : formatInteger(before)} to ${formatInteger(bp)} bp (${transcript})`,
          ),
        ),
        "Imported the coding sequences. Those of other transcripts are kept.",
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
