import { formatInteger } from "@ligate/contract/common/format-integer";
import { importGuides, recognizeLibrary } from "../../modules/catalog/index.ts";
import { type CommandArguments, type StaffCommand, textOption, UsageError } from "../command.ts";
import { resolveReadable } from "../read-file.ts";

/** Of a library. */
const MAX_LISTED = 100;

const importLibraries: StaffCommand = {
  usage: "<file...> [--set A|B]",
  summary: "imports guides of the Broad libraries Brunello, Brie and Dolcetto, plain or gzipped",
  positionalCount: 1,
  options: { set: { type: "string", description: "the set of Dolcetto that the file is, A or B" } },
  run: async ({ db, folder }, typed) => {
    const set = parseSet(typed);
    const paths = await Promise.all(typed.positionals.map((file) => resolveReadable(folder, file)));
    const files = await Promise.all(paths.map((path) => recognizeLibrary(path, set)));
    const names = files.map(({ library }) => library.name);
    const repeated = names.find((name, i) => names.indexOf(name) !== i);
    if (repeated) throw new UsageError(`Two of the files are ${repeated}. Give each library once.`);
    const done = await importGuides(db, files);
    return {
      rows: done.map(({ library, guides, genes, controls, repeats, unknownGenes }) => ({
        library,
        guides,
        genes,
        "unknown genes": unknownGenes.length,
        controls,
        repeats,
      })),
      messages: [...done.flatMap(unknownText), `Imported ${names.join(", ")}. Former imports are replaced.`],
    };
  },
};

function parseSet(typed: CommandArguments): string | undefined {
  const set = textOption(typed, "set");
  if (set === undefined) return undefined;
  if (!/^[ab]$/i.test(set)) throw new UsageError("Dolcetto has two sets: --set A or --set B.");
  if (typed.positionals.length > 1) throw new UsageError("Import one file at a time with --set.");
  return set;
}

/** Ids are listed if few are unknown: those of withdrawn genes, and not those of a table that was never imported. */
function unknownText({ library, genes, unknownGenes }: Awaited<ReturnType<typeof importGuides>>[number]) {
  const { length } = unknownGenes;
  if (length === 0) return [];
  const counted = `${library}: the store has no gene of ${formatInteger(length)} of ${formatInteger(genes)} gene ids.`;
  return length > MAX_LISTED
    ? [`${counted} Import the genes of the species (genes:import); then the guides appear.`]
    : [`${counted} They were withdrawn from NCBI Gene, or are not imported: ${unknownGenes.join(", ")}.`];
}

export const guideCommands = { "guides:import": importLibraries };
