import { formats, prices } from "../data/design-data.ts";
import type { Days, Format, FormatOption } from "../data/design-schema.ts";
import { isOnShelf } from "../data/in-stock-designs.ts";
import { type Design, skuOf } from "../design.ts";
import { cargoOf } from "../plasmids/cargo.ts";
import { basePrice, type Priced } from "./base-price.ts";
import { percentOff, saleDollars } from "./seasonal-discount.ts";

/** A design in one delivery format and size. Prices in cents; null is by quote, and `reason` says why. */
export interface FormatRow {
  sku: string;
  format: Format;
  option: FormatOption;
  listCents: number | null;
  unitCents: number | null;
  reason?: string;
  days: Days | null;
  onShelf: boolean;
}

/** Everything a design is delivered as, in the order in which it is shown. */
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

function formatRow(design: Design, format: Format, option: FormatOption, base: Priced): FormatRow {
  const sku = skuOf(design, option.code);
  const onShelf = isOnShelf(skuOf(design), format.prefix);
  const days = onShelf ? prices.shelfDays : (format.days ?? null);
  const row = { sku, format, option, days, onShelf };
  const price = optionPrice(option, base);
  if ("reason" in price) return { ...row, listCents: null, unitCents: null, reason: price.reason };
  const unit = saleDollars(price.dollars, percentOff(sku));
  return { ...row, listCents: price.dollars * 100, unitCents: unit * 100 };
}

function optionPrice({ quoted, add = 0, least = 0 }: FormatOption, base: Priced): Priced {
  if (quoted) return { reason: quoted };
  return "reason" in base ? base : { dollars: Math.max(least, base.dollars + add) };
}
