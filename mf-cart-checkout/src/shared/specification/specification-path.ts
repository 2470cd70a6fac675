import type { CartItem } from "@ligate/contract/cart/schemas";

/** Path of the page on which the specification of a line can be completed and changed: of the product, or of the service. */
export function specificationPath({
  id,
  product_sku,
  url,
}: Pick<CartItem, "id" | "product_sku" | "url">): string {
  const [path, fragment] = url.split("#");
  return path?.startsWith("/services/") && fragment
    ? `${path}?line=${id}#${fragment}`
    : `/products/item/${encodeURIComponent(product_sku)}?line=${id}`;
}
