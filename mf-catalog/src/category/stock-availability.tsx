import { formatBusinessDays, stockText } from "@ligate/contract/cart/availability-text";
import type { StockItem } from "@ligate/contract/catalog/stock-item-schemas";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { Link } from "@ligate/platform/router";
import styles from "./kit-table.module.css";

export interface StockAvailabilityProps {
  /** Id for the element with the availability. */
  id: string;
  item: StockItem;
}

/** Whether an item is in stock, how many pieces are left if there are few, and its delivery time. */
export function StockAvailability({ id, item }: StockAvailabilityProps) {
  const { name, in_stock, sold_out, lead_days } = item;
  return (
    <>
      <span id={id} className={in_stock ? styles.ready : styles.toOrder}>
        {stockText(item)}
      </span>
      {sold_out ? (
        <Link className={styles.ask} to={contactFormUrl(name)} aria-label={`Ask us about ${name}`}>
          Ask us
        </Link>
      ) : (
        <span className={styles.description}>{formatBusinessDays(lead_days)}</span>
      )}
    </>
  );
}
