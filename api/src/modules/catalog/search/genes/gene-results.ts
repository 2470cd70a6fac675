import { designRow } from "../design-rows.ts";
import { type Filters, matchesFilters } from "../facets.ts";
import type { Reading } from "../reading/read-query.ts";
import type { DerivedResult, ResultRow } from "../result-row.ts";
import type { FoundGene } from "./find-named-genes.ts";
import { type GeneOffer, geneOffers } from "./gene-offers.ts";

/**
 * The results for genes: a card leads to the design that the query asks for, or to the next best one, among those that pass
 * the filters. Genes that no function applies to are not sold.
 */
export const geneResults = (genes: FoundGene[], reading: Reading): DerivedResult[] =>
  genes.flatMap((gene) => {
    const offers = geneOffers(gene);
    if (offers.length === 0) return [];
    return {
      group: { variants: offers.map(({ values }) => values), count: 1 },
      row: (filters) => geneRow(gene, bestOffer(offers, reading, filters)),
    };
  });

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

/** The offer of the first function that the query names; of these, of the first structure; else the first one. */
export function bestOffer(offers: GeneOffer[], reading: Reading, filters: Filters): GeneOffer | undefined {
  const getRank = ({ design }: GeneOffer) =>
    rankIn(reading.functions, design.fn.code) * 100 + rankIn(reading.structures, design.structure.symbol);
  return offers
    .filter(({ values }) => matchesFilters(values, filters))
    .reduce<GeneOffer | undefined>(
      (best, offer) => (best === undefined || getRank(offer) < getRank(best) ? offer : best),
      undefined,
    );
}

const NOT_NAMED = 50;
const rankIn = (preferred: string[], value: string): number => {
  const index = preferred.indexOf(value);
  return index < 0 ? NOT_NAMED : index;
};
