import type { FormatOption } from "@ligate/contract/catalog/product-schemas";
import { formatDay } from "@ligate/contract/common/dates";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import type { Specification } from "@ligate/contract/specification/schemas";
import { LinkButton } from "@ligate/ui/controls/button";
import { Price } from "@ligate/ui/orders/price";
import styles from "./format-table.module.css";

export interface FormatPriceProps {
  option: FormatOption;
  /** The specification so far; the contact form sends it with the request. */
  specification: Specification | undefined;
}

/** The price of an option with its campaign, or a link to the contact form for options priced on request. */
export function FormatPrice({ option, specification }: FormatPriceProps) {
  const { unit_price, list_price, on_discount, campaign, product_name, product_sku, is_offered } = option;
  if (!is_offered) return <span className={styles.days}>not offered</span>;
  if (unit_price === null) {
    return (
      <LinkButton
        variant="outlined"
        small
        to={contactFormUrl(`${product_name} (${product_sku})`)}
        state={{ specification }}
      >
        Consult
      </LinkButton>
    );
  }
  return (
    <>
      <Price unitPrice={unit_price} listPrice={list_price} onDiscount={on_discount} />
      {on_discount && campaign && (
        <span className={styles.campaign}>
          {campaign.name}, through {formatDay(campaign.ends_on)}
        </span>
      )}
    </>
  );
}
