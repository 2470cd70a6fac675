import { divideHalfUp } from "@ligate/contract/common/money";
import { prices } from "../data/design-data.ts";
import { CUSTOM, type Design, NONE } from "../design.ts";

/** A price in cents, or the reason why the price is by quote. */
export type PriceOrReason = { cents: number } | { reason: string };

/** The price of a design to which each format adds its own amount. */
export function basePrice(design: Design): PriceOrReason {
  const orf = orfSurcharge(design);
  if ("reason" in orf) return orf;
  if ([design.tag, design.fluorescence, design.selection].some(({ code }) => code === CUSTOM)) {
    return { reason: "A custom part is quoted as soon as we have seen its sequence." };
  }
  const sum = priceOfCode(prices.functions, design.fn.code) + orf.cents + partsPrice(design);
  return { cents: percentOf(sum, prices.targetPercent[design.target.kind]) };
}

/** The whole price, or a percentage of it rounded half up to whole dollars. */
const percentOf = (cents: number, percent: number): number =>
  percent === 100 ? cents : divideHalfUp(BigInt(cents * percent), 10_000n) * 100;

function partsPrice({ structure, tag, fluorescence }: Design): number {
  return (
    priceOfCode(prices.structures, structure.symbol) +
    (tag.code === NONE ? 0 : prices.tag) +
    (fluorescence.code === NONE ? 0 : prices.fluorescence)
  );
}

/** Open reading frames of genes are priced by length. */
function orfSurcharge({ fn, target }: Design): PriceOrReason {
  const { functions, steps } = prices.orf;
  if (!functions.includes(fn.code) || target.kind !== "gene") return { cents: 0 };
  const { codingBp, symbol } = target;
  if (codingBp === null) {
    return { reason: `The length of the ${symbol} open reading frame is not on file, so this is quoted.` };
  }
  const step = steps.find(({ upTo }) => codingBp <= upTo);
  if (step) return { cents: step.add };
  return { reason: `The ${symbol} open reading frame is over ${steps.at(-1)?.upTo} bp, so this is quoted.` };
}

function priceOfCode(list: Record<string, number>, code: string): number {
  const cents = list[code];
  if (cents === undefined) throw new Error(`prices.yaml has no price for ${code}.`);
  return cents;
}
