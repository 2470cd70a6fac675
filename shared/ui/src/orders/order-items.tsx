import type { BoxItem } from "@ligate/contract/catalog/product-schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { withKeys } from "@ligate/contract/orders/with-keys";
import type { Specification } from "@ligate/contract/specification/schemas";
import { Link } from "@ligate/platform/router";
import type { ReactNode } from "react";
import { Availability } from "./availability.tsx";
import { BoxList } from "./box-list.tsx";
import styles from "./order-items.module.css";
import { ProductLines } from "./product-lines.tsx";
import { SpecificationList } from "./specification-list.tsx";

export interface OrderItem {
  product_sku: string;
  product_name: string;
  /** Of a design; it names the gene, and is the first line. */
  title?: string | undefined;
  url: string;
  quantity: number;
  /** Dollars for the whole quantity. */
  total_price: number;
  ready_quantity: number;
  ready_days: number | null;
  made_to_order_days: number | null;
  specification?: Specification | null;
  /** The contents of the box; only lines of an order have it. */
  box?: readonly BoxItem[];
}

export interface OrderItemsProps<Item extends OrderItem> {
  items: readonly Item[];
  /** Shows when the pieces are delivered, counted from the day of the order. */
  hasAvailability?: boolean;
  /** Renders the actions on an item, below it. */
  renderActions?: (item: Item) => ReactNode;
}

/** A read-only list of the items of an order. */
export function OrderItems<Item extends OrderItem>({
  items,
  hasAvailability,
  renderActions,
}: OrderItemsProps<Item>) {
  return (
    <ul className={styles.items}>
      {withKeys(items).map(({ key, line: item }) => (
        <li key={key} className={styles.item}>
          <div className={styles.text}>
            <Link to={item.url}>
              <ProductLines product={item} />
            </Link>
            <p className={styles.sku}>{item.product_sku}</p>
            <p className={styles.quantity}>Quantity {item.quantity}</p>
            {hasAvailability && <Availability line={item} />}
            <SpecificationList specification={item.specification} />
            {item.box && <BoxList box={item.box} />}
          </div>
          <span className={styles.price}>{formatDollars(item.total_price)}</span>
          {renderActions && <div className={styles.actions}>{renderActions(item)}</div>}
        </li>
      ))}
    </ul>
  );
}
