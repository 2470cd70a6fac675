import { toDollars } from "@ligate/contract/common/money";
import type { GeneKit } from "@ligate/contract/search/schemas";
import {
  type Design,
  formatRows,
  getProductName,
  getProductTitle,
  lowestPriceRow,
  productSummary,
  shortestLeadTime,
  specificationFields,
  toSku,
} from "../../../design/index.ts";
import type { Reading } from "../reading/read-query.ts";
import type { GeneOffer } from "./gene-offers.ts";

const MAX_KITS = 3;

/**
 * The best kits of a gene: the first of each method that the query names, or of each category if it names none, then the
 * second ones.
 * @param ranked offers, best first
 */
export function bestKits(ranked: GeneOffer[], { functions }: Reading): GeneKit[] {
  const groups = Map.groupBy(ranked, ({ design: { fn, category } }) =>
    functions.length > 0 ? fn.code : category.name,
  );
  const inTurn = [...groups.values()].flatMap((offers, place) =>
    offers.map((offer, turn) => ({ offer, turn, place })),
  );
  return inTurn
    .toSorted((a, b) => a.turn - b.turn || a.place - b.place)
    .slice(0, MAX_KITS)
    .map(({ offer }) => toKit(offer.design));
}

function toKit(design: Design): GeneKit {
  const rows = formatRows(design).filter(({ isOffered }) => isOffered);
  const lowest = lowestPriceRow(rows);
  const asksMore = lowest && specificationFields(design, lowest.option.code).some(({ required }) => required);
  return {
    product_sku: toSku(design),
    product_name: getProductName(design),
    title: getProductTitle(design),
    format_sku: lowest && !asksMore ? lowest.sku : null,
    format_name: lowest ? `${lowest.format.name}, ${lowest.option.description}` : null,
    unit_price: lowest && lowest.unitCents !== null ? toDollars(lowest.unitCents) : null,
    lead_time: lowest ? shortestLeadTime([lowest]) : shortestLeadTime(rows),
    plasmids: productSummary(design)?.plasmids ?? [],
  };
}
