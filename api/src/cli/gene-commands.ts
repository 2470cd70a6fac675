import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { importGeneTable } from "../modules/catalog/index.ts";
import { type StaffCommand, StaffMistake, textOf } from "./command.ts";

const SPECIES = { human: "Human", mouse: "Mouse" } as const;

const importGenes: StaffCommand = {
  usage: "<file> --species human|mouse",
  summary: "loads genes of NCBI gene_info or the HGNC complete set, packed by gzip or not",
  words: 1,
  options: { species: { type: "string" } },
  run: async ({ db, folder }, typed) => {
    const species = SPECIES[textOf(typed, "species") as keyof typeof SPECIES];
    if (!species) throw new StaffMistake("Say whose genes they are: --species human or --species mouse.");
    const file = resolve(folder, typed.words[0] ?? "");
    if (!existsSync(file)) throw new StaffMistake(`There is no file ${file}.`);
    const done = await importGeneTable(db, file, species);
    const { table, genes, added, renamed, namesAdded, namesRemoved } = done;
    return {
      rows: [{ genes, new: added, renamed, "names written": namesAdded, "names removed": namesRemoved }],
      says: [`This was ${table}. Genes that were known keep their numbers.`],
    };
  },
};

export const geneCommands = { "genes:import": importGenes };
