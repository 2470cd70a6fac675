import type { FormatOption } from "@ligate/contract/catalog/product-schemas";
import { LinkButton } from "@ligate/ui/controls/button";
import { Price } from "@ligate/ui/orders/price";
import { contactFormUrl } from "../../shared/contact-form-url.ts";

/** The price of an option, or a link to the contact form for options priced on request. */
export function FormatPrice({ option }: { option: FormatOption }) {
  const { unit_price, list_price, on_discount, product_name, product_sku } = option;
  if (unit_price !== null) {
    return <Price unitPrice={unit_price} listPrice={list_price} onDiscount={on_discount} />;
  }
  return (
    <LinkButton variant="outlined" small to={contactFormUrl(`${product_name} (${product_sku})`)}>
      Consult
    </LinkButton>
  );
}
