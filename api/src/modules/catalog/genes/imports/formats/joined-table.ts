import { firstWithPrefix, isOfSpecies, parseLocusId, requireText, splitList, textOf } from "./cells.ts";
import type { GeneTableFormat } from "./table-format.ts";

/** genes_human_mouse.tsv: genes of both species with ids and orthologues, joined from NCBI Gene, HGNC and MGI. */
export const joinedTable: GeneTableFormat = {
  kind: "genes",
  title: "the joined table of human and mouse genes",
  source: "ncbi",
  isAuthority: false,
  columns: ["tax_id", "gene_id", "symbol", "synonyms", "gene_type", "authority_id", "ortholog_gene_id"],
  read: (cells, species) => {
    const { tax_id, gene_id, name, synonyms, ortholog_gene_id } = cells;
    if (!isOfSpecies(tax_id, species, true)) return undefined;
    const symbol = requireText("symbol", cells.symbol);
    return {
      locusId: parseLocusId("gene_id", gene_id),
      symbol,
      name: textOf(name) ?? symbol,
      aliases: splitList(synonyms),
      facts: {
        geneType: textOf(cells.gene_type),
        chromosome: textOf(cells.chromosome),
        ensemblId: textOf(cells.ensembl_id),
        authorityId: textOf(cells.authority_id),
        refseqTranscript: firstWithPrefix(cells.refseq_transcript, "NM_", "NR_"),
        orthologLocusId: ortholog_gene_id ? parseLocusId("ortholog_gene_id", ortholog_gene_id) : null,
      },
    };
  },
};
