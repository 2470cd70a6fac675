import { lengthOf } from "@ligate/contract/specification/check-coordinates";
import { basesOf } from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";
import { prices } from "../data/design-data.ts";
import { lengthSurcharge, type PriceOrReason } from "../pricing/length-surcharge.ts";

/** What a specification adds to the base price of its design, in cents, or the reason why the line is quoted. */
export function specifiedSurcharge({ insert, region }: Specification): PriceOrReason {
  const bp = region?.by === "coordinates" ? lengthOf(region) : region?.length_bp;
  if (bp === null) return { reason: "The length of the region is unknown, so its deletion is quoted." };
  if (bp !== undefined) return lengthSurcharge(prices.deletion.steps, bp, "The region");
  if (insert?.source !== "sequence") return { cents: 0 };
  return lengthSurcharge(prices.insert.steps, basesOf(insert.sequence).length, "The insert");
}
