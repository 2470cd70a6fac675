import { importGeneTable } from "../../modules/catalog/index.ts";
import type { Species } from "../../modules/design/index.ts";
import { type CommandArguments, type StaffCommand, textOption, UsageError } from "../command.ts";
import { resolveReadable } from "../read-file.ts";

const SPECIES = { human: "Human", mouse: "Mouse" } as const;

export const SPECIES_OPTION = { species: { type: "string", description: "human or mouse" } } as const;

/** The species that a command names. @throws UsageError without one */
export function speciesOption(typed: CommandArguments): Species {
  const species = SPECIES[textOption(typed, "species") as keyof typeof SPECIES];
  if (!species) throw new UsageError("Specify the species: --species human or --species mouse.");
  return species;
}

const importGenes: StaffCommand = {
  usage: "<file> --species human|mouse",
  summary: "imports genes of NCBI, HGNC, MGI or the joined table, or coding lengths, plain or gzipped",
  positionalCount: 1,
  options: SPECIES_OPTION,
  run: async ({ db, folder }, typed) => {
    const species = speciesOption(typed);
    const file = await resolveReadable(folder, typed.positionals[0]);
    const done = await importGeneTable(db, file, species);
    const { table, genes, added, renamed, described, namesAdded, namesRemoved } = done;
    return {
      rows: [
        {
          genes,
          new: added,
          renamed,
          described,
          "names written": namesAdded,
          "names removed": namesRemoved,
        },
      ],
      messages: [`Imported ${table}. Known genes keep their numbers.`],
    };
  },
};

export const geneCommands = { "genes:import": importGenes };
