import type { Cart, CartItem } from "@ligate/contract/cart/schemas";

/** A line that differs between two carts; `undefined` on the side of a cart that does not contain it. */
export interface LineDifference {
  name: string;
  before: Pick<CartItem, "quantity" | "price"> | undefined;
  after: Pick<CartItem, "quantity" | "price"> | undefined;
}

/** The lines in which two carts differ. Lines are matched by SKU and name: merging carts changes their ids. */
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
