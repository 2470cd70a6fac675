import { importProteins } from "../../modules/catalog/index.ts";
import type { StaffCommand } from "../command.ts";
import { resolveReadable } from "../read-file.ts";

const importTable: StaffCommand = {
  usage: "<file>",
  summary:
    "imports signal peptides, lipids and anchors of proteins from a TSV export of UniProt, plain or gzipped",
  positionalCount: 1,
  run: async ({ db, folder }, typed) => {
    const file = await resolveReadable(folder, typed.positionals[0]);
    const { entries, unreviewed, genes, changed, properties } = await importProteins(db, file);
    return {
      rows: [
        {
          entries,
          unreviewed,
          genes,
          "genes changed": changed,
          "signal peptides": properties.signal_peptide,
          "GPI anchors": properties.gpi_anchor,
          prenylated: properties.prenylation,
          myristoylated: properties.n_myristoylation,
        },
      ],
      messages: ["Imported the properties of proteins. Those in gene-warnings.yaml take precedence."],
    };
  },
};

export const proteinCommands = { "proteins:import": importTable };
