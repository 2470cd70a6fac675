import { designRow } from "../design-rows.ts";
import { matchesFilters } from "../facets.ts";
import type { FoundGene } from "../reading/named-genes.ts";
import type { Reading } from "../reading/read-query.ts";
import type { DerivedResult, ResultRow } from "../result-row.ts";
import { bestKits } from "./gene-kits.ts";
import { type GeneOffer, geneOffers } from "./gene-offers.ts";

/** How many of the named genes are shown with their facts and kits: a gene of human and mouse. */
const MAX_CARDS = 2;

/** The results for genes that the query names. The first ones have facts and kits. */
export const namedGeneResults = (genes: FoundGene[], reading: Reading): DerivedResult[] => {
  const first = new Set(genes.filter((gene) => geneOffers(gene).length > 0).slice(0, MAX_CARDS));
  return genes.flatMap((gene) => geneResult(gene, reading, first.has(gene)));
};

/** The results for genes with a name like the query. */
export const similarGeneResults = (genes: FoundGene[], reading: Reading): DerivedResult[] =>
  genes.flatMap((gene) => geneResult(gene, reading, false));

/**
 * The result for a gene: it leads to the design that the query asks for, or to the next best one, among those that pass the
 * filters. Filters select among the methods that the query names, and never lead to another one. A gene that no function
 * applies to is not sold.
 */
function geneResult(gene: FoundGene, reading: Reading, hasKits: boolean): DerivedResult | [] {
  const offers = offersOfMethod(geneOffers(gene), reading);
  if (offers.length === 0) return [];
  return {
    group: { variants: offers.map(({ values }) => values), count: 1 },
    row: (filters) => {
      const passing = offers.filter(({ values }) => matchesFilters(values, filters));
      const row = geneRow(gene, bestOffer(passing, reading));
      return row && hasKits ? { ...row, ...toCard(gene, passing, reading) } : row;
    },
  };
}

/** The offers of the functions that the query names; all offers if it names none, or none that is offered. */
function offersOfMethod(offers: GeneOffer[], { functions }: Reading): GeneOffer[] {
  const named = offers.filter(({ design }) => functions.includes(design.fn.code));
  return named.length > 0 ? named : offers;
}

function geneRow(gene: FoundGene, offer: GeneOffer | undefined): ResultRow | undefined {
  const row = offer && designRow(offer.design);
  return (
    row && {
      ...row,
      kind: "gene",
      gene_name: gene.name,
      matched_alias: gene.alias,
    }
  );
}

const toCard = (
  gene: FoundGene,
  offers: GeneOffer[],
  reading: Reading,
): Pick<ResultRow, "gene" | "kits"> => ({
  gene: {
    locus_id: gene.locusId,
    gene_type: gene.geneType,
    chromosome: gene.chromosome,
    transcript: gene.codingTranscript ?? gene.refseqTranscript,
    coding_bp: gene.orfBp,
  },
  kits: bestKits(rankOffers(offers, reading), reading),
});

/** The offer of the first function that the query names; of these, of the first structure; else the first one. */
export const bestOffer = (offers: GeneOffer[], reading: Reading): GeneOffer | undefined =>
  rankOffers(offers, reading)[0];

function rankOffers(offers: GeneOffer[], { functions, structures }: Reading): GeneOffer[] {
  const getRank = ({ design }: GeneOffer) =>
    rankIn(functions, design.fn.code) * 100 + rankIn(structures, design.structure.symbol);
  return offers.toSorted((a, b) => getRank(a) - getRank(b));
}

const NOT_NAMED = 50;
const rankIn = (preferred: string[], value: string): number => {
  const index = preferred.indexOf(value);
  return index < 0 ? NOT_NAMED : index;
};
