import { availabilityText } from "@ligate/contract/cart/availability-text";
import type { Cart, CartItem } from "@ligate/contract/cart/schemas";
import { formatDollars } from "@ligate/contract/common/money";

/** A line that differs between two carts. */
export interface LineDifference {
  name: string;
  /** What differs: quantity and price, or when the pieces are delivered. */
  changes: { before: string; after: string }[];
}

const MISSING = "not in your cart";

/** Returns the lines that differ between two carts. Lines are matched by SKU and name: merging carts changes their ids. */
export function compareCarts(before: Cart, after: Cart): LineDifference[] {
  const keys = new Set([...before.data, ...after.data].map(getKey));
  return [...keys]
    .map((key) => compareLines(findLine(before, key), findLine(after, key)))
    .filter(({ changes }) => changes.length > 0);
}

function compareLines(before: CartItem | undefined, after: CartItem | undefined): LineDifference {
  const facts = [{ before: describePrice(before), after: describePrice(after) }];
  if (before && after) facts.push({ before: describeDelivery(before), after: describeDelivery(after) });
  return {
    name: (before ?? after)?.product_name ?? "",
    changes: facts.filter((fact) => fact.before !== fact.after),
  };
}

const describePrice = (line: CartItem | undefined) =>
  line ? `${line.quantity} × ${formatDollars(line.price)}` : MISSING;

function describeDelivery(line: CartItem): string {
  const unavailable = line.unavailable_quantity > 0 ? `${line.unavailable_quantity} not available` : "";
  return [availabilityText(line), unavailable].filter(Boolean).join(", ");
}

const getKey = ({ product_sku, product_name }: CartItem) => `${product_sku} ${product_name}`;

const findLine = (cart: Cart, key: string) => cart.data.find((line) => getKey(line) === key);
