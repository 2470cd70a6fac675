import { QUANTITY_MAX, QUANTITY_MIN } from "@ligate/contract/cart/constants";

/** Removes every character that is not a digit, and digits beyond the length of the largest quantity. */
export const keepDigits = (text: string): string =>
  text.replace(/\D/g, "").slice(0, String(QUANTITY_MAX).length);

/** Parses a quantity; an empty text is the smallest quantity. */
export const parseQuantity = (text: string): number => clampQuantity(Number(keepDigits(text)));

export const clampQuantity = (quantity: number): number =>
  Math.min(Math.max(quantity, QUANTITY_MIN), QUANTITY_MAX);
