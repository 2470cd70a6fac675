import { hash } from "node:crypto";
import { prices } from "../data/design-data.ts";

/** The discount of a SKU this season in percent, mostly 0. It is derived from a hash of the SKU, so it is stable. */
export function discountPercent(sku: string): number {
  const { season, oneIn, percents } = prices.discounts;
  const draw = Number.parseInt(hash("sha256", `${season} ${sku}`).slice(0, 12), 16);
  return draw % oneIn === 0 ? (percents[Math.floor(draw / oneIn) % percents.length] ?? 0) : 0;
}

/** The list price in cents; minus a discount, it is rounded down to whole dollars. */
export const seasonalCents = (listCents: number, percent: number): number =>
  percent === 0 ? listCents : Math.floor((listCents * (100 - percent)) / 10_000) * 100;
