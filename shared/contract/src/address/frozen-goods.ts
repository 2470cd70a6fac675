import type { ShippingTemperature } from "../catalog/constants.ts";
import type { ShippingAddress } from "./schemas.ts";

/** A post office box in the usual spellings: `PO Box 12`, `P.O. Box 12`, `Post Office Box 12`. */
const POST_OFFICE_BOX = /\b(p\.?\s*o\.?|post\s+office)\s*box\b/i;

type Line = { ships?: ShippingTemperature | null | undefined };

/** Whether an order has particles, cells or other goods that travel on dry ice. */
export const isFrozen = (lines: readonly Line[]): boolean => lines.some(({ ships }) => ships === "dry_ice");

/**
 * The fields of an address that keep frozen goods from being delivered, with a sentence each: somebody has to receive them
 * on the day on which they arrive. None for other goods.
 */
export function findFrozenGoodsProblems(
  { institution, phone, address_line_1, apt }: ShippingAddress,
  lines: readonly Line[],
): Partial<Record<keyof ShippingAddress, string>> {
  if (!isFrozen(lines)) return {};
  const isBox = POST_OFFICE_BOX.test(address_line_1) || POST_OFFICE_BOX.test(apt ?? "");
  return {
    ...(!institution && { institution: "Institution is required for goods on dry ice" }),
    ...(!phone && { phone: "Phone is required for goods on dry ice" }),
    ...(isBox && { address_line_1: "Goods on dry ice cannot be delivered to a PO box" }),
  };
}
