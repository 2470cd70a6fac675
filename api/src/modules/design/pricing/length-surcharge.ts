import { formatInteger } from "@ligate/contract/common/format-integer";
import type { LengthSteps } from "../data/price-schema.ts";

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

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
