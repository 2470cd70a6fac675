import { formatInteger } from "@ligate/contract/common/format-integer";
import { lowerFirst } from "@ligate/contract/common/letter-case";
import { divideHalfUp } from "@ligate/contract/common/money";
import { expressesGene } from "../coding-sequences.ts";
import { prices } from "../data/design-data.ts";
import type { LengthSteps } from "../data/price-schema.ts";
import { CUSTOM, type Design, NONE } from "../design.ts";

/** A reading frame that a line specifies. */
export interface PricedFrame {
  /** Base pairs; null if the length is unknown. */
  bp: number | null;
  /** It is the customer's, and not the gene's. */
  isOwn: boolean;
}

/**
 * The price of a design to which each format adds its own amount.
 * @param surcharge for the specification of a line, such as a long insert
 * @param frame the specified reading frame; that of the canonical transcript by default
 */
export function basePrice(
  design: Design,
  surcharge: PriceOrReason = { cents: 0 },
  frame?: PricedFrame,
): PriceOrReason {
  const orf = orfSurcharge(design, frame);
  if ("reason" in orf) return orf;
  if ("reason" in surcharge) return surcharge;
  if ([design.tag, design.fluorescence, design.selection].some(({ code }) => code === CUSTOM)) {
    return { reason: "A custom part is quoted as soon as we have seen its sequence." };
  }
  const sum = getPrice(prices.functions, design.fn.code) + partsPrice(design) + orf.cents + surcharge.cents;
  return { cents: applyPercent(sum, prices.targetPercent[design.target.kind]) };
}

/** The whole price, or a percentage of it rounded half up to whole dollars. */
const applyPercent = (cents: number, percent: number): number =>
  percent === 100 ? cents : divideHalfUp(BigInt(cents * percent), 10_000n) * 100;

function partsPrice({ structure, tag, fluorescence }: Design): number {
  return (
    getPrice(prices.structures, structure.symbol) +
    (tag.code === NONE ? 0 : prices.tag) +
    (fluorescence.code === NONE ? 0 : prices.fluorescence)
  );
}

function orfSurcharge({ fn, target }: Design, frame?: PricedFrame): PriceOrReason {
  if (!expressesGene(fn.code) || target.kind !== "gene") return { cents: 0 };
  const { bp, isOwn } = frame ?? { bp: target.codingBp, isOwn: false };
  const subject = isOwn ? "Your reading frame" : `The ${target.symbol} open reading frame`;
  return lengthSurcharge(prices.orf.steps, bp, subject);
}

function getPrice(list: Record<string, number>, code: string): number {
  const cents = list[code];
  if (cents === undefined) throw new Error(`prices.yaml has no price for ${code}.`);
  return cents;
}

/** A price in cents, or the reason why the price is by quote. */
export type PriceOrReason = { cents: number } | { reason: string };

/**
 * The surcharge for a sequence of this length in base pairs; a reason above the last step and for an unknown length.
 * @param subject begins the reason: `The TP53 open reading frame`
 */
export function lengthSurcharge(steps: LengthSteps, bp: number | null, subject: string): PriceOrReason {
  if (bp === null)
    return { reason: `The length of ${lowerFirst(subject)} is not on file, so this is quoted.` };
  const step = steps.find(({ upTo }) => bp <= upTo);
  if (step) return { cents: step.add };
  const longest = formatInteger(steps.at(-1)?.upTo ?? 0);
  return { reason: `${subject} has ${formatInteger(bp)} bp. Over ${longest} bp it is quoted.` };
}
