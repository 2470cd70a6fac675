import { firstWithPrefix, parseLocusId, readText, requireText, splitList } from "./cells.ts";
import type { GeneTableFormat } from "./table-format.ts";

/** The complete set of HGNC. */
export const hgncTable: GeneTableFormat = {
  kind: "genes",
  title: "the HGNC complete set",
  source: "hgnc",
  isAuthority: true,
  columns: ["hgnc_id", "symbol", "name", "status", "alias_symbol", "prev_symbol", "entrez_id"],
  read: (cells, species) => {
    const { symbol, name, status, alias_symbol, prev_symbol, entrez_id } = cells;
    if (species !== "Human") throw new Error("is in an HGNC table, which has human genes only");
    if (status !== "Approved" || !entrez_id) return undefined;
    return {
      locusId: parseLocusId("entrez_id", entrez_id),
      symbol: requireText("symbol", symbol),
      name: requireText("name", name),
      previousSymbols: splitList(prev_symbol),
      aliases: splitList(alias_symbol),
      facts: {
        geneType: readText(cells.locus_type),
        chromosome: parseChromosome(cells.location),
        ensemblId: readText(cells.ensembl_gene_id),
        authorityId: readText(cells.hgnc_id),
        refseqTranscript:
          firstWithPrefix(cells.mane_select, "NM_", "NR_") ??
          firstWithPrefix(cells.refseq_accession, "NM_", "NR_"),
        orthologLocusId: null,
      },
    };
  },
};

/** The chromosome of a location such as `17p13.1` or `mitochondria`. */
function parseChromosome(location = ""): string | null {
  if (location === "mitochondria") return "MT";
  return /^(\d{1,2}|X|Y)(?=[pq]|cen|$)/.exec(location)?.[1] ?? null;
}
