import { hash } from "node:crypto";
import { prices } from "../data/design-data.ts";

/** The percentage taken off a SKU this season, 0 for most. Drawn from the SKU, so that it is always the same. */
export function percentOff(sku: string): number {
  const { season, oneIn, percents } = prices.discounts;
  const draw = Number.parseInt(hash("sha256", `${season} ${sku}`).slice(0, 12), 16);
  return draw % oneIn === 0 ? (percents[Math.floor(draw / oneIn) % percents.length] ?? 0) : 0;
}

/** A list price less what is off it, rounded down to whole dollars. */
export const saleDollars = (list: number, percent: number): number =>
  Math.floor((list * (100 - percent)) / 100);
