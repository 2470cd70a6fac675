import type { NameSource } from "../gene.table.ts";

export type Species = "Human" | "Mouse";

/** A gene in a public table. */
export interface TableGene {
  locusId: number;
  symbol: string;
  name: string;
  aliases: string[];
}

/** The format of a public gene table. */
export interface GeneTableFormat {
  title: string;
  source: NameSource;
  /** The columns that the import reads. A file has this format if it has all of them. */
  columns: readonly string[];
  /** Returns `undefined` for entries that cannot be a target. Throws if the line is invalid. */
  read: (cells: Record<string, string>, species: Species) => TableGene | undefined;
}

const TAXON: Record<Species, string> = { Human: "9606", Mouse: "10090" };
/** Types of NCBI entries that are not genes or are uncharacterized. */
const EXCLUDED_TYPES = new Set(["biological-region", "unknown"]);
const splitList = (cell = "") => cell.split("|").filter((item) => item && item !== "-");

const ncbi: GeneTableFormat = {
  title: "NCBI gene_info",
  source: "ncbi",
  columns: ["tax_id", "GeneID", "Symbol", "Synonyms", "description", "type_of_gene"],
  read: ({ tax_id, GeneID, Symbol: symbol = "", Synonyms, description = "", type_of_gene = "" }, species) => {
    const other = species === "Human" ? TAXON.Mouse : TAXON.Human;
    if (tax_id === other) throw new Error(`has the tax_id ${tax_id}, which is not ${species.toLowerCase()}`);
    // Genes of subspecies have the same names, so they are skipped.
    if (tax_id !== TAXON[species] || EXCLUDED_TYPES.has(type_of_gene)) return undefined;
    return {
      locusId: parseLocusId("GeneID", GeneID),
      symbol,
      name: description === "-" ? symbol : description,
      aliases: splitList(Synonyms),
    };
  },
};

const hgnc: GeneTableFormat = {
  title: "the HGNC complete set",
  source: "hgnc",
  columns: ["hgnc_id", "symbol", "name", "status", "alias_symbol", "prev_symbol", "entrez_id"],
  read: ({ symbol = "", name = "", status, alias_symbol, prev_symbol, entrez_id }, species) => {
    if (species !== "Human") throw new Error("is in an HGNC table, which has human genes only");
    if (status !== "Approved" || !entrez_id) return undefined;
    const aliases = [...splitList(prev_symbol), ...splitList(alias_symbol)];
    return { locusId: parseLocusId("entrez_id", entrez_id), symbol, name, aliases };
  },
};

export const GENE_TABLE_FORMATS: readonly GeneTableFormat[] = [ncbi, hgnc];

function parseLocusId(column: string, cell = ""): number {
  const id = Number(cell);
  if (!/^\d+$/.test(cell) || id < 1 || id > 2_147_483_647) {
    throw new Error(`has the ${column} ${JSON.stringify(cell)}, which is not an NCBI Gene ID`);
  }
  return id;
}
