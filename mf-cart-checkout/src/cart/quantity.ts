const MAX = 999;

/** What may stand in a quantity box: digits only, as many as the largest quantity has. */
export const digitsOf = (text: string): string => text.replace(/\D/g, "").slice(0, String(MAX).length);

/** The quantity that a text means: empty or below 1 is 1. */
export const quantityOf = (text: string): number => clampQuantity(Number(digitsOf(text)));

export const clampQuantity = (quantity: number): number => Math.min(Math.max(quantity, 1), MAX);
