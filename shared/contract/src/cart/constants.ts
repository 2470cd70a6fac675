/** Pieces of one line of the cart or of an order. */
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 999;

/** A removed line of the cart can be restored for this time. */
export const RESTORE_MINUTES = 10;

/** Pages show how many pieces are left in stock from this count down. */
export const LOW_STOCK = 5;
