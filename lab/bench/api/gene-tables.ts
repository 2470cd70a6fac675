/** The files of $GENE_DATA and the species that is read from each, in the order in which they are imported. */
export const GENE_TABLES = [
  ["Homo_sapiens.gene_info.gz", "Human"],
  ["Mus_musculus.gene_info.gz", "Mouse"],
  ["hgnc_complete_set.txt.gz", "Human"],
  ["HGNC_AllianceHomology.rpt.gz", "Mouse"],
  ["genes_human_mouse.tsv.gz", "Human"],
  ["genes_human_mouse.tsv.gz", "Mouse"],
  ["cds_lengths.tsv.gz", "Human"],
  ["cds_lengths.tsv.gz", "Mouse"],
] as const;
