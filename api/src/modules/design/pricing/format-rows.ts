import { formats, prices } from "../data/design-data.ts";
import type { Days, Format, FormatOption } from "../data/design-schema.ts";
import { isInStock } from "../data/in-stock-designs.ts";
import { type Design, skuOf } from "../design.ts";
import { cargoOf } from "../plasmids/cargo.ts";
import { basePrice, type PriceOrReason } from "./base-price.ts";
import { discountPercent, seasonalCents } from "./seasonal-discount.ts";

/** A design in one delivery format and size. Prices are in cents; null means by quote, with a `reason`. */
export interface FormatRow {
  sku: string;
  format: Format;
  option: FormatOption;
  listCents: number | null;
  unitCents: number | null;
  reason?: string;
  days: Days | null;
  inStock: boolean;
}

/** All delivery options of a design, in display order. */
export function formatRows(design: Design): FormatRow[] {
  const base = basePrice(design);
  const cargo = cargoOf(design);
  return formats
    .filter(({ prefix }) => design.structure.formats.includes(prefix))
    .flatMap((format) => {
      const unpackaged = format.particles && cargo.level === "too_large" && cargo.message;
      const start = unpackaged ? { reason: unpackaged } : base;
      return format.options.map((option) => formatRow(design, format, option, start));
    });
}

function formatRow(design: Design, format: Format, option: FormatOption, base: PriceOrReason): FormatRow {
  const sku = skuOf(design, option.code);
  const inStock = isInStock(skuOf(design), format.prefix);
  const days = inStock ? prices.inStockDays : (format.days ?? null);
  const row = { sku, format, option, days, inStock };
  const price = optionPrice(option, base);
  if ("reason" in price) return { ...row, listCents: null, unitCents: null, reason: price.reason };
  return { ...row, listCents: price.cents, unitCents: seasonalCents(price.cents, discountPercent(sku)) };
}

function optionPrice(
  { quoteReason, add = 0, minimum = 0 }: FormatOption,
  base: PriceOrReason,
): PriceOrReason {
  if (quoteReason) return { reason: quoteReason };
  return "reason" in base ? base : { cents: Math.max(minimum, base.cents + add) };
}
