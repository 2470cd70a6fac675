import type { ShippingTemperature } from "../catalog/constants.ts";
import { addDays } from "../common/business-days.ts";
import { requiredLine } from "../common/text-schemas.ts";
import { ShippingAddress } from "./schemas.ts";

/** A post office box in the usual spellings: `PO Box 12`, `P.O. Box 12`, `PO-Box 12`, `POB 12`, `Post Office Box 12`. */
const POST_OFFICE_BOX = /\b(p\.?\s*o\.?[\s-]*(box|b)|post\s+office\s*box)\b/i;

const isNoBox = (text = "") => !POST_OFFICE_BOX.test(text);
const NO_BOX = "Goods on dry ice cannot be delivered to a PO box";
const { address_line_1, apt, building } = ShippingAddress.shape;

/** An address for goods on dry ice: somebody has to receive them on the day on which they arrive. */
const FrozenGoodsAddress = ShippingAddress.extend({
  institution: requiredLine("Institution", 200, "Institution is required for goods on dry ice"),
  phone: requiredLine("Phone", 40, "Phone is required for goods on dry ice"),
  address_line_1: address_line_1.refine(isNoBox, NO_BOX),
  apt: apt.refine(isNoBox, NO_BOX),
  building: building.refine(isNoBox, NO_BOX),
});

type Line = { ships?: ShippingTemperature | null | undefined };

/** Whether an order has particles, cells or other goods that travel on dry ice. */
export const hasFrozenGoods = (lines: readonly Line[]): boolean =>
  lines.some(({ ships }) => ships === "dry_ice");

/** A range of more days is not a vacation. */
const CLOSED_DAYS_MAX = 60;

/** The schema of the address that lines can be delivered to. */
export const deliverableAddress = (lines: readonly Line[]): typeof ShippingAddress => {
  const schema = hasFrozenGoods(lines)
    ? (FrozenGoodsAddress as unknown as typeof ShippingAddress)
    : ShippingAddress;
  return schema
    .refine(({ closed_from, closed_to }) => closed_from || !closed_to, {
      path: ["closed_from"],
      error: "The first day is required",
    })
    .refine(({ closed_from: from, closed_to: to }) => !from || !to || from <= to, {
      path: ["closed_to"],
      error: "The last day is before the first one",
    })
    .refine(({ closed_from: from, closed_to: to }) => !from || !to || to < addDays(from, CLOSED_DAYS_MAX), {
      path: ["closed_to"],
      error: `The laboratory can be closed for ${CLOSED_DAYS_MAX} days at most`,
    });
};
