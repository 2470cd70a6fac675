import { isOfSpecies, parseLocusId, readText, requireText, splitList } from "./cells.ts";
import type { GeneTableFormat } from "./table-format.ts";

/** Types of NCBI entries that are not genes or are uncharacterized. */
const EXCLUDED_TYPES = new Set(["biological-region", "unknown"]);

/** The file gene_info of NCBI Gene. */
export const ncbiTable: GeneTableFormat = {
  kind: "genes",
  title: "NCBI gene_info",
  source: "ncbi",
  isAuthority: false,
  columns: ["tax_id", "GeneID", "Symbol", "Synonyms", "description", "type_of_gene"],
  read: (cells, species) => {
    const { tax_id, GeneID, Synonyms, description, type_of_gene = "" } = cells;
    // Genes of subspecies have the same names, so they are skipped.
    if (!isOfSpecies(tax_id, species) || EXCLUDED_TYPES.has(type_of_gene)) return undefined;
    const symbol = requireText("symbol", cells.Symbol);
    return {
      locusId: parseLocusId("GeneID", GeneID),
      symbol,
      name: readText(description) ?? symbol,
      aliases: splitList(Synonyms),
      facts: {
        geneType: readText(type_of_gene),
        chromosome: readText(cells.chromosome),
        ensemblId: referenceTo("Ensembl", cells.dbXrefs),
        authorityId: referenceTo("HGNC", cells.dbXrefs) ?? referenceTo("MGI", cells.dbXrefs),
        refseqTranscript: null,
        orthologLocusId: null,
      },
    };
  },
};

/** The id in another database, from a list such as `MIM:138670|HGNC:HGNC:5|Ensembl:ENSG00000121410`. */
function referenceTo(database: string, list: string | undefined): string | null {
  const found = splitList(list).find((item) => item.startsWith(`${database}:`));
  return found?.slice(database.length + 1) ?? null;
}
