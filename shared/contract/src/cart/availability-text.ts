/** Words for the availability of a line. Imports no schema library, because pages import this module. */

/** A line of a cart or of an order, as far as its availability is concerned. */
export interface AvailableLine {
  quantity: number;
  ready_quantity: number;
  ready_days: number | null;
  made_to_order_days: number | null;
  /** Only lines of a cart may have unavailable pieces. */
  unavailable_quantity?: number;
}

/** Formats business days: 1 → `1 business day`. */
export const formatBusinessDays = (days: number): string => `${days} business ${days === 1 ? "day" : "days"}`;

/** Whether an item is in stock, with the pieces left if they are few. */
export function stockText(item: { in_stock: boolean; sold_out: boolean; stock_left: number | null }): string {
  if (item.sold_out) return "Sold out";
  if (!item.in_stock) return "Made to order";
  return item.stock_left === null ? "In stock" : `${item.stock_left} left`;
}

/**
 * When the pieces of a line are delivered: `Ready in 3 business days`, `Made to order in 35 business days`, or with both
 * dates `2 ready in 3 business days, 1 made to order in 35`. Empty if no date is known.
 */
export function availabilityText(line: AvailableLine): string {
  const { quantity, ready_quantity: ready, ready_days, made_to_order_days, unavailable_quantity = 0 } = line;
  const madeToOrder = quantity - ready - unavailable_quantity;
  const hasReady = ready > 0 && ready_days !== null;
  const hasMadeToOrder = madeToOrder > 0 && made_to_order_days !== null;
  const isWhole = unavailable_quantity === 0;

  if (hasReady && hasMadeToOrder)
    return `${ready} ready in ${formatBusinessDays(ready_days)}, ${madeToOrder} made to order in ${made_to_order_days}`;
  if (hasReady) return `${isWhole ? "Ready" : `${ready} ready`} in ${formatBusinessDays(ready_days)}`;
  if (hasMadeToOrder)
    return `${isWhole ? "Made" : `${madeToOrder} made`} to order in ${formatBusinessDays(made_to_order_days)}`;
  return "";
}

/**
 * Which pieces of a line of the cart cannot be delivered, and what the buyer can do. Empty if all pieces can be. The
 * quantity of a quote's line is fixed.
 */
export function unavailabilityText(line: AvailableLine & { quote_number?: string }): string {
  const { quantity, unavailable_quantity = 0, quote_number } = line;
  if (unavailable_quantity === 0) return "";
  const available = quantity - unavailable_quantity;
  const quoteHint = quote_number === undefined ? "" : ", or ask us for a new quote";
  if (available <= 0) return `This item is sold out. Please remove it${quoteHint}.`;
  const state = `Only ${available} of ${quantity} ${available === 1 ? "is" : "are"} available.`;
  if (quoteHint) return `${state} Please remove this item${quoteHint}.`;
  return `${state} Please reduce the quantity to ${available}, or remove this item.`;
}
