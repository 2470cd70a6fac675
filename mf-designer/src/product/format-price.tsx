import type { FormatOption } from "@ligate/contract/product";
import { LinkButton } from "@ligate/ui/button";
import { Price } from "@ligate/ui/price";
import { messageAddress } from "../message-address.ts";

/** What an option costs, or the way to ask where that depends. */
export function FormatPrice({ option }: { option: FormatOption }) {
  const { unit_price, list_price, on_discount, product_name, product_sku } = option;
  if (unit_price !== null) {
    return <Price unitPrice={unit_price} listPrice={list_price} onDiscount={on_discount} />;
  }
  return (
    <LinkButton manner="quiet" small to={messageAddress(`${product_name} (${product_sku})`)}>
      Consult
    </LinkButton>
  );
}
