import type { CartItem } from "@ligate/contract/cart/schemas";

/** Path of the product page on which the specification of a line can be completed and changed. */
export const specificationPath = ({ id, product_sku }: Pick<CartItem, "id" | "product_sku">): string =>
  `/products/item/${encodeURIComponent(product_sku)}?line=${id}`;
