import { LOW_STOCK } from "@ligate/contract/cart/constants";
import type { stockItems } from "../products/catalog.table.ts";

/** How the pieces of a product become available. Days are business days until delivery. */
export interface Stock {
  /** Pieces that no order has reserved; null if the product is not counted. */
  count: number | null;
  /** Of pieces in stock; null if the product is always made to order. */
  readyDays: number | null;
  /** Of pieces that have to be made; null if none are made. */
  madeToOrderDays: number | null;
}

/** The stock of a product that is not counted: every piece is ready. */
export const alwaysReady = (days: number): Stock => ({ count: null, readyDays: days, madeToOrderDays: null });

/** The stock of a product that is not counted: every piece has to be made. */
export const alwaysMade = (days: number): Stock => ({ count: null, readyDays: null, madeToOrderDays: days });

/** The stock of a stock item. Without a count, it is always made to order. */
export const toStock = ({
  stockCount,
  leadDays,
  madeToOrderDays,
}: Pick<typeof stockItems.$inferSelect, "stockCount" | "leadDays" | "madeToOrderDays">): Stock => ({
  count: stockCount,
  readyDays: stockCount === null ? null : leadDays,
  madeToOrderDays,
});

/** The pieces left, if there are few; otherwise null. */
export const fewLeft = ({ count }: Stock): number | null =>
  count !== null && count <= LOW_STOCK ? count : null;

/** A line of a cart, as far as its stock is concerned. */
export interface WantedLine {
  sku: string;
  quantity: number;
  stock: Stock;
}

/** The pieces of a line: those in stock, those that are made to order, and those that cannot be delivered. */
export interface Allocation {
  readyQuantity: number;
  /** Null if no piece is in stock. */
  readyDays: number | null;
  /** Null if no piece is made to order. */
  madeToOrderDays: number | null;
  unavailableQuantity: number;
  /** The ready pieces that are taken from a counted stock. */
  reservedQuantity: number;
}

/** Allocates stock to lines in the given order. Lines with the same SKU share its count. */
export function allocateStock<Line extends WantedLine>(lines: Line[]): (Line & Allocation)[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const takenBefore = taken.get(line.sku) ?? 0;
    const allocation = allocate(line, takenBefore);
    taken.set(line.sku, takenBefore + allocation.reservedQuantity);
    return { ...line, ...allocation };
  });
}

function allocate({ quantity, stock }: WantedLine, takenBefore: number): Allocation {
  const readyQuantity = readyPieces(quantity, stock, takenBefore);
  const rest = quantity - readyQuantity;
  const { count, readyDays, madeToOrderDays } = stock;
  return {
    readyQuantity,
    readyDays: readyQuantity > 0 ? readyDays : null,
    madeToOrderDays: rest > 0 ? madeToOrderDays : null,
    unavailableQuantity: madeToOrderDays === null ? rest : 0,
    reservedQuantity: count === null ? 0 : readyQuantity,
  };
}

function readyPieces(quantity: number, { count, readyDays }: Stock, takenBefore: number): number {
  if (readyDays === null) return 0;
  return count === null ? quantity : Math.min(quantity, Math.max(0, count - takenBefore));
}
