import type { Sellable } from "../../catalog/index.ts";

/** Why a product without a price cannot be bought, and what the buyer can do. */
export function noPriceText({ name, reason, isOffered }: Sellable): string {
  if (!isOffered) return `${name} is not made. ${reason ?? ""}`.trim();
  return [`${name} has no fixed price.`, reason, "Please contact us for a consultation."]
    .filter(Boolean)
    .join(" ");
}
