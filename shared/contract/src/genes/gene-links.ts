import type { TargetGene } from "./schemas.ts";

export interface GeneLink {
  name: string;
  id: string;
  url: string;
}

/** The entries of a gene in public databases. */
export function geneLinks({
  locus_id,
  ensembl_id,
  authority_id,
}: Pick<TargetGene, "locus_id" | "ensembl_id" | "authority_id">): GeneLink[] {
  const links = [
    { name: "NCBI Gene", id: `${locus_id}`, url: `https://www.ncbi.nlm.nih.gov/gene/${locus_id}` },
  ];
  if (ensembl_id) {
    links.push({ name: "Ensembl", id: ensembl_id, url: `https://www.ensembl.org/id/${ensembl_id}` });
  }
  const [, number] = /^(?:HGNC|MGI):(\d+)$/.exec(authority_id ?? "") ?? [];
  if (number && authority_id?.startsWith("HGNC")) {
    const url = `https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/${authority_id}`;
    links.push({ name: "HGNC", id: number, url });
  } else if (number) {
    links.push({ name: "MGI", id: number, url: `https://www.informatics.jax.org/marker/${authority_id}` });
  }
  return links;
}
