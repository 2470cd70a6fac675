import { parseSku } from "@ligate/contract/design/sku";
import { LRUCache } from "lru-cache";
import {
  applicableFunctions,
  type Design,
  inStockDesigns,
  type Target,
  toSku,
} from "../../../design/index.ts";
import { geneTarget } from "../../genes/find-target.ts";
import { resolveDesign } from "../../products/find-design.ts";
import { offeredDesigns } from "../design-rows.ts";
import type { FacetValues } from "../facets.ts";
import type { FoundGene } from "../reading/named-genes.ts";

/** A design that is offered for a gene, with the values by which results are filtered. */
export interface GeneOffer {
  design: Design;
  values: FacetValues;
}

const MAX_GENES = 1_000;
const shelf = Map.groupBy(inStockDesigns, ({ sku }) => parseSku(sku)?.target);
const shelfSkus = new Set(inStockDesigns.map(({ sku }) => sku));
const cache = new LRUCache<string, GeneOffer[]>({ max: MAX_GENES });

/**
 * The designs with default parts that are offered for a gene, by function and structure in display order, and its designs
 * on the shelf. Deriving them takes longer than the rest of a search.
 */
export function geneOffers(gene: FoundGene): GeneOffer[] {
  const target = geneTarget(gene);
  const key = JSON.stringify(target);
  const offers = cache.get(key) ?? deriveOffers(target);
  cache.set(key, offers);
  return offers;
}

function deriveOffers(target: Target): GeneOffer[] {
  const designs = offeredDesigns(applicableFunctions(target), target);
  const skus = new Set(designs.map((design) => toSku(design)));
  const onShelf = (shelf.get(target.number) ?? []).flatMap(({ sku }) => {
    const codes = skus.has(sku) ? undefined : parseSku(sku);
    return (codes && resolveDesign(codes, target)?.design) ?? [];
  });
  return [...designs, ...onShelf].map((design) => ({ design, values: toFacetValues(design) }));
}

const toFacetValues = (design: Design): FacetValues => ({
  category: design.category.name,
  function: design.fn.name,
  structure: design.structure.name,
  species: design.target.species ?? null,
  in_stock: shelfSkus.has(toSku(design)),
});
