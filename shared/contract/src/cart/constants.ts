/** Pieces of one line of the cart or of an order. */
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 999;
