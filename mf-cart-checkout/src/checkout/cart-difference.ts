import type { Cart, CartItem } from "@ligate/contract/cart";

/** A line that is not what it was; `undefined` on the side where it is not in the cart. */
export interface LineDifference {
  name: string;
  before: Pick<CartItem, "quantity" | "price"> | undefined;
  after: Pick<CartItem, "quantity" | "price"> | undefined;
}

/** The lines in which two carts differ. A line's id may change when carts are merged; its name says what it is. */
export function cartDifference(before: Cart, after: Cart): LineDifference[] {
  const names = new Set([...before.data, ...after.data].map(nameOf));
  return [...names]
    .map((name) => ({ before: lineNamed(before, name), after: lineNamed(after, name) }))
    .filter(({ before, after }) => before?.quantity !== after?.quantity || before?.price !== after?.price)
    .map(({ before, after }) => ({ name: (before ?? after)?.product_name ?? "", before, after }));
}

const nameOf = ({ product_sku, product_name }: CartItem) => `${product_sku} ${product_name}`;

const lineNamed = (cart: Cart, name: string) => cart.data.find((line) => nameOf(line) === name);
