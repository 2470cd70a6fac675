import type { KitGene } from "@ligate/contract/catalog/kit-table-schemas";

/** The names in the query of a category's address that select the gene of its kits. */
export const GENE_PARAMETERS = ["gene", "species"];

/** A gene as the address of a page names it. */
export interface GeneQuery {
  /** The number of a gene, or what was typed; empty without a gene. */
  gene: string;
  species: KitGene["species"];
}

/** The longest text that the API accepts. */
const MAX_LENGTH = 50;

export const readGeneQuery = (query: URLSearchParams): GeneQuery => ({
  gene: (query.get("gene") ?? "").trim().slice(0, MAX_LENGTH),
  species: query.get("species") === "Mouse" ? "Mouse" : "Human",
});

/** The parameters of a gene in the address, without those that have their default. */
export const geneParameters = ({ gene, species }: GeneQuery): Record<string, string> => ({
  ...(gene && { gene }),
  ...(gene && species === "Mouse" && { species }),
});
