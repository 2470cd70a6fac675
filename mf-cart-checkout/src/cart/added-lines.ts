import type { Cart, CartItem } from "@ligate/contract/cart/schemas";
import type { LineToAdd } from "@ligate/platform/cart";
import { formatSpecification } from "../shared/format-specification.ts";
import { getLineCents } from "../shared/order-amounts.ts";

/** A line that was just added, with the price of the server. */
export interface AddedLine {
  product_sku: string;
  product_name: string;
  /** Of a design: it names the gene. */
  title?: string | undefined;
  specification: string;
  quantity: number;
  /** Dollars per piece; `undefined` until the cart is loaded, or if the cart has no such line any more. */
  price?: number | undefined;
}

/** Pages know their own prices, but those of the cart are charged. @param cart the cart after the addition, once it is loaded */
export function toAddedLines(added: readonly LineToAdd[], cart: Cart | undefined): AddedLine[] {
  return added.map((line) => {
    const { product_sku, product_name, specification } = line.cart_item;
    const { title, price } = findLine(line, cart?.data ?? []) ?? {};
    const { quantity } = line;
    return {
      product_sku,
      product_name,
      title,
      specification: formatSpecification(specification),
      quantity,
      price,
    };
  });
}

/** Sizes of a supply have the same SKU and different names. */
function findLine({ cart_item }: LineToAdd, lines: readonly CartItem[]): CartItem | undefined {
  const specification = formatSpecification(cart_item.specification);
  const ofProduct = lines.filter(
    ({ product_sku, quote_number }) => product_sku === cart_item.product_sku && quote_number === undefined,
  );
  const exact = ofProduct.find(
    (line) =>
      line.product_name === cart_item.product_name &&
      formatSpecification(line.specification) === specification,
  );
  return exact ?? (ofProduct.length === 1 ? ofProduct[0] : undefined);
}

/** The price of the added pieces in cents; `undefined` unless the price of each is known. */
export function getAddedCents(lines: readonly AddedLine[]): number | undefined {
  let cents = 0;
  for (const { price, quantity } of lines) {
    if (price === undefined) return undefined;
    cents += getLineCents({ price, quantity });
  }
  return cents;
}
