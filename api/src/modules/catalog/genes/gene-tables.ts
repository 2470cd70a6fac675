import type { NameSource } from "./gene.table.ts";

export type Species = "Human" | "Mouse";

/** A gene as a public table has it. */
export interface TableGene {
  locusId: number;
  symbol: string;
  name: string;
  aliases: string[];
}

/** A kind of table: how it begins, and what a line of it says. `undefined`: no gene that can be a target. */
export interface GeneTable {
  title: string;
  source: NameSource;
  /** The columns that are read; a table without one of them is not of this kind. */
  columns: readonly string[];
  read: (cells: Record<string, string>, species: Species) => TableGene | undefined;
}

const TAXON: Record<Species, string> = { Human: "9606", Mouse: "10090" };
/** Not genes: regions, and loci nobody knows anything of. */
const NO_TARGETS = new Set(["biological-region", "unknown"]);
const parts = (cell = "") => cell.split("|").filter((part) => part && part !== "-");

const ncbi: GeneTable = {
  title: "NCBI gene_info",
  source: "ncbi",
  columns: ["tax_id", "GeneID", "Symbol", "Synonyms", "description", "type_of_gene"],
  read: ({ tax_id, GeneID, Symbol: symbol = "", Synonyms, description = "", type_of_gene = "" }, species) => {
    const other = species === "Human" ? TAXON.Mouse : TAXON.Human;
    if (tax_id === other) throw new Error(`is of tax_id ${tax_id}, which is not ${species.toLowerCase()}`);
    // Subspecies have genes of their own under the same names.
    if (tax_id !== TAXON[species] || NO_TARGETS.has(type_of_gene)) return undefined;
    return {
      locusId: locusOf("GeneID", GeneID),
      symbol,
      name: description === "-" ? symbol : description,
      aliases: parts(Synonyms),
    };
  },
};

const hgnc: GeneTable = {
  title: "the HGNC complete set",
  source: "hgnc",
  columns: ["hgnc_id", "symbol", "name", "status", "alias_symbol", "prev_symbol", "entrez_id"],
  read: ({ symbol = "", name = "", status, alias_symbol, prev_symbol, entrez_id }, species) => {
    if (species !== "Human") throw new Error("is of HGNC, which names human genes only");
    if (status !== "Approved" || !entrez_id) return undefined;
    const aliases = [...parts(prev_symbol), ...parts(alias_symbol)];
    return { locusId: locusOf("entrez_id", entrez_id), symbol, name, aliases };
  },
};

export const GENE_TABLES: readonly GeneTable[] = [ncbi, hgnc];

function locusOf(column: string, cell = ""): number {
  const id = Number(cell);
  if (!/^\d+$/.test(cell) || id < 1 || id > 2_147_483_647) {
    throw new Error(`has the ${column} ${JSON.stringify(cell)}, which is no number of NCBI Gene`);
  }
  return id;
}
