import { firstWithPrefix, isOfSpecies, parseLocusId, readText, requireText, splitList } from "./cells.ts";
import type { GeneTableFormat } from "./table-format.ts";

/** genes_human_mouse.tsv: genes of both species with ids and orthologues, joined from NCBI Gene, HGNC and MGI. */
export const joinedTable: GeneTableFormat = {
  kind: "genes",
  title: "the joined table of human and mouse genes",
  source: "ncbi",
  isAuthority: false,
  columns: ["tax_id", "gene_id", "symbol", "synonyms", "gene_type", "authority_id", "ortholog_gene_id"],
  read: (cells, species) => {
    const { tax_id, gene_id, name, synonyms } = cells;
    if (!isOfSpecies(tax_id, species, true)) return undefined;
    const symbol = requireText("symbol", cells.symbol);
    const orthologue = readText(cells.ortholog_gene_id);
    return {
      locusId: parseLocusId("gene_id", gene_id),
      symbol,
      name: readText(name) ?? symbol,
      aliases: splitList(synonyms),
      facts: {
        geneType: readText(cells.gene_type),
        chromosome: readText(cells.chromosome),
        ensemblId: readText(cells.ensembl_id),
        authorityId: readText(cells.authority_id),
        refseqTranscript: firstWithPrefix(cells.refseq_transcript, "NM_", "NR_"),
        orthologLocusId: orthologue === null ? null : parseLocusId("ortholog_gene_id", orthologue),
      },
    };
  },
};
