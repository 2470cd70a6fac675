import type { ShippingTemperature } from "../catalog/constants.ts";
import { requiredLine } from "../common/text-schemas.ts";
import { ShippingAddress } from "./schemas.ts";

/** A post office box in the usual spellings: `PO Box 12`, `P.O. Box 12`, `Post Office Box 12`. */
const POST_OFFICE_BOX = /\b(p\.?\s*o\.?|post\s+office)\s*box\b/i;

const isNoBox = (text = "") => !POST_OFFICE_BOX.test(text);
const NO_BOX = "Goods on dry ice cannot be delivered to a PO box";
const { address_line_1, apt } = ShippingAddress.shape;

/** An address for goods on dry ice: somebody has to receive them on the day on which they arrive. */
const FrozenGoodsAddress = ShippingAddress.extend({
  institution: requiredLine("Institution", 200, "Institution is required for goods on dry ice"),
  phone: requiredLine("Phone", 40, "Phone is required for goods on dry ice"),
  address_line_1: address_line_1.refine(isNoBox, NO_BOX),
  apt: apt.refine(isNoBox, NO_BOX),
});

type Line = { ships?: ShippingTemperature | null | undefined };

/** Whether an order has particles, cells or other goods that travel on dry ice. */
export const hasFrozenGoods = (lines: readonly Line[]): boolean =>
  lines.some(({ ships }) => ships === "dry_ice");

/** The schema of the address that lines can be delivered to. */
export const deliverableAddress = (lines: readonly Line[]): typeof ShippingAddress =>
  hasFrozenGoods(lines) ? (FrozenGoodsAddress as unknown as typeof ShippingAddress) : ShippingAddress;
