import type { Cart, CartItem } from "@ligate/contract/cart/schemas";

/** A line that differs between two carts. `before` or `after` is `undefined` if that cart does not contain the line. */
export interface LineDifference {
  name: string;
  before: Pick<CartItem, "quantity" | "price"> | undefined;
  after: Pick<CartItem, "quantity" | "price"> | undefined;
}

/** Returns the lines that differ between two carts. Lines are matched by SKU and name: merging carts changes their ids. */
export function compareCarts(before: Cart, after: Cart): LineDifference[] {
  const keys = new Set([...before.data, ...after.data].map(getKey));
  return [...keys]
    .map((key) => ({ before: findLine(before, key), after: findLine(after, key) }))
    .filter(
      (line) => line.before?.quantity !== line.after?.quantity || line.before?.price !== line.after?.price,
    )
    .map((line) => ({ name: (line.before ?? line.after)?.product_name ?? "", ...line }));
}

const getKey = ({ product_sku, product_name }: CartItem) => `${product_sku} ${product_name}`;

const findLine = (cart: Cart, key: string) => cart.data.find((line) => getKey(line) === key);
