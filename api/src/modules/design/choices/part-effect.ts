import { toDollars } from "@ligate/contract/common/money";
import type { PartEffect } from "@ligate/contract/design/schemas";
import type { Campaign } from "../data/price-schema.ts";
import type { Design } from "../design.ts";
import { cargoOf } from "../plasmids/cargo.ts";
import { formatRows } from "../pricing/format-rows.ts";
import { lowestPriceCents } from "../pricing/lowest-price.ts";

/** A design with the figures that effects compare. */
export interface PricedDesign {
  cents: number | null;
  insertBp: number;
  level: PartEffect["level"];
}

export function pricedDesign(design: Design, campaigns: Campaign[]): PricedDesign {
  const cargo = cargoOf(design);
  const cents = lowestPriceCents(formatRows(design, { cargo, campaigns }));
  return { cents, insertBp: cargo.insert_bp, level: cargo.level };
}

/**
 * What a design with another part changes.
 * @param before the design as chosen so far
 * @param plain the same without the part, whose price counts if the design as chosen so far has none
 */
export function partEffect(after: PricedDesign, before: PricedDesign, plain: PricedDesign): PartEffect {
  const cents = before.cents ?? plain.cents;
  return {
    price: after.cents === null || cents === null ? null : toDollars(after.cents - cents),
    insert_bp: after.insertBp - before.insertBp,
    level: after.level,
  };
}
