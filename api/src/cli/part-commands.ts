import { resolve } from "node:path";
import { requiredLine } from "@ligate/contract/common/text-schemas";
import { SequenceFileError } from "@ligate/contract/sequences/read-sequence-file";
import { type ImportedPart, importPart } from "../modules/design/index.ts";
import { parseOption, type StaffCommand, textOption, UsageError } from "./command.ts";
import { readTextFile } from "./read-file.ts";

const Source = requiredLine("The source", 300);
const Person = requiredLine("The name", 100);

const importPartCommand: StaffCommand = {
  usage: "<file> --part <id> --source <text> [--by <name>]",
  summary: "replaces the sequence of a part by that of a GenBank or FASTA file, and records its source",
  positionalCount: 1,
  options: {
    part: { type: "string", description: "the name of the part in api/content/design/sequences.yaml" },
    source: {
      type: "string",
      description: "where the sequence comes from: an accession, or a plasmid with its number",
    },
    by: {
      type: "string",
      description: "the person responsible for the sequence; by default the one who runs the command",
    },
  },
  run: async ({ folder, actor }, typed) => {
    const part = textOption(typed, "part");
    const source = textOption(typed, "source");
    if (part === undefined) throw new UsageError("Specify the part: --part <id>.");
    if (source === undefined) throw new UsageError("Specify where the sequence comes from: --source <text>.");
    const by = parseOption(Person, "by", textOption(typed, "by") ?? actor);
    const imported = `${by}, ${new Date().toISOString().slice(0, 10)}`;
    const file = await readTextFile(resolve(folder, typed.positionals[0] ?? ""));
    const done = load({ file, part, source: parseOption(Source, "source", source), imported });
    return {
      rows: [{ part, "bp before": done.lengthBefore, "bp now": done.length, "recorded as": imported }],
      messages: [
        ...done.changes,
        "Written to api/content/design. It takes effect when the API is started again.",
      ],
    };
  },
};

/** @throws UsageError for a file whose sequence the part cannot have */
function load(given: Parameters<typeof importPart>[0]): ImportedPart {
  try {
    return importPart(given);
  } catch (error) {
    throw error instanceof SequenceFileError ? new UsageError(error.message) : error;
  }
}

export const partCommands = { "parts:import": importPartCommand };
