import { toDollars } from "@ligate/contract/common/money";
import type { GeneMethod, GeneOffer } from "@ligate/contract/genes/gene-page-schemas";
import {
  type Design,
  expressesGene,
  type FormatRow,
  findCategory,
  formatRows,
  functionProblem,
  functions,
  lowestPriceCents,
  pairDesign,
  shortestLeadTime,
  structures,
  type Target,
  toSku,
} from "../../../design/index.ts";

/** All functions for a gene: in each structure the design with the default parts, or the reason why there is none. */
export const listMethods = (target: Target): GeneMethod[] =>
  functions.map((fn) => {
    const reason = functionProblem(fn, target);
    return {
      product_category: findCategory(fn).name,
      function_type_name: fn.name,
      priced_by_length: expressesGene(fn.code),
      ...(reason === undefined ? {} : { reason }),
      offers: reason === undefined ? structures.map((structure) => toOffer(fn, structure, target)) : [],
    };
  });

function toOffer(
  fn: (typeof functions)[number],
  structure: (typeof structures)[number],
  target: Target,
): GeneOffer {
  const found = pairDesign(fn, structure, target);
  const structure_type_name = structure.name;
  return "design" in found
    ? { structure_type_name, enabled: true, ...toTerms(found.design) }
    : { structure_type_name, enabled: false, reason: found.reason };
}

function toTerms(design: Design) {
  const rows = formatRows(design).filter(({ isOffered }) => isOffered);
  const from_price = fromPrice(rows);
  const reason = from_price === null ? rows.find((row) => row.reason)?.reason : undefined;
  return {
    product_sku: toSku(design),
    from_price,
    lead_time: shortestLeadTime(rows),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** The lowest price in dollars; null if every format is by quote. */
export function fromPrice(rows: FormatRow[]): number | null {
  const cents = lowestPriceCents(rows);
  return cents === null ? null : toDollars(cents);
}
