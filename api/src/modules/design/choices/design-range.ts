import { toDollars } from "@ligate/contract/common/money";
import { CARGO_LEVELS } from "@ligate/contract/design/constants";
import type { DesignRange } from "@ligate/contract/design/schemas";
import type { Design } from "../design.ts";
import { cargoOf } from "../plasmids/cargo.ts";
import { formatRows } from "../pricing/format-rows.ts";
import { lowestPriceCents } from "../pricing/lowest-price.ts";

/** What designs have in common: the ranges of their starting prices, lead times and insert sizes. */
export function designRange(designs: Design[]): DesignRange {
  const rows = designs.map(formatRows);
  const prices = rows.flatMap((each) => lowestPriceCents(each) ?? []);
  const cargos = designs.map(cargoOf);
  const sizes = cargos.map(({ insert_bp }) => insert_bp);
  const days = rows.flatMap((each) => each.flatMap((row) => row.days ?? []));
  const levels = cargos.map(({ level }) => CARGO_LEVELS.indexOf(level));
  return {
    from_price: prices.length
      ? { min: toDollars(Math.min(...prices)), max: toDollars(Math.max(...prices)) }
      : null,
    lead_time: {
      min_days: Math.min(...days.map(({ min }) => min)),
      max_days: Math.max(...days.map(({ max }) => max)),
    },
    insert_bp: { min: Math.min(...sizes), max: Math.max(...sizes) },
    levels: {
      best: CARGO_LEVELS[Math.min(...levels)] ?? "fine",
      worst: CARGO_LEVELS[Math.max(...levels)] ?? "fine",
    },
  };
}
