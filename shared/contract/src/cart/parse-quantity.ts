/** The rule for entered quantities. Imports no schema library, because pages import this module. */

import { QUANTITY_MAX, QUANTITY_MIN } from "./constants.ts";

export interface ParsedQuantity {
  /** A quantity from 1 to 999. Without it, the text is refused, and the quantity stays as it is. */
  quantity?: number;
  /** Why the quantity differs from the text, or why the text is refused. */
  message?: string;
}

const TOO_LARGE = `The largest quantity is ${QUANTITY_MAX}. Please ask us for a quote for more.`;
const TOO_SMALL = `The smallest quantity is ${QUANTITY_MIN}.`;
const NOT_WHOLE = `Please enter a whole number from ${QUANTITY_MIN} to ${QUANTITY_MAX}.`;

/**
 * Reads an entered quantity. Whole numbers outside the limits become the nearest limit, an empty text the smallest
 * quantity; every other text is refused, so that `2.5` never becomes 25.
 */
export function parseQuantity(text: string): ParsedQuantity {
  const entered = text.trim();
  if (entered === "") return { quantity: QUANTITY_MIN };
  if (!/^-?[0-9]+$/.test(entered)) return { message: NOT_WHOLE };
  const whole = Number(entered);
  const quantity = clampQuantity(whole);
  if (whole > quantity) return { quantity, message: TOO_LARGE };
  return whole < quantity ? { quantity, message: TOO_SMALL } : { quantity };
}

/** Limits a whole number to the quantities of a line. */
export const clampQuantity = (quantity: number): number =>
  Math.min(Math.max(quantity, QUANTITY_MIN), QUANTITY_MAX);
