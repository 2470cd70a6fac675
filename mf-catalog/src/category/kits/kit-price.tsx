import type { Campaign } from "@ligate/contract/catalog/product-schemas";
import { formatDay } from "@ligate/contract/common/dates";
import { Price } from "@ligate/ui/orders/price";
import styles from "../kit-table.module.css";

export interface KitPriceProps {
  /** Dollars. */
  price: number;
  listPrice?: number | undefined;
  /** Of the discount. */
  campaign?: Campaign | null | undefined;
}

/** A price with the campaign that reduces it. */
export function KitPrice({ price, listPrice, campaign }: KitPriceProps) {
  return (
    <>
      <Price unitPrice={price} listPrice={listPrice} onDiscount={Boolean(campaign)} />
      {campaign && (
        <span className={styles.campaign}>
          {campaign.name}, to {formatDay(campaign.ends_on)}
        </span>
      )}
    </>
  );
}
