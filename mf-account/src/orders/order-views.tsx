import type { OrderFilter } from "@ligate/contract/orders/constants";
import { NavLink } from "@ligate/platform/router";
import styles from "./order-views.module.css";

export interface OrderViewsProps {
  status: OrderFilter;
}

/** Links to the two views of a list of orders: the lines of each class, and whole orders. */
export function OrderViews({ status }: OrderViewsProps) {
  const list = `/profile/orders/${status}`;
  return (
    <nav className={styles.views} aria-label="View">
      <NavLink to={list} end>
        By product
      </NavLink>
      <NavLink to={`${list}/whole`}>By order</NavLink>
    </nav>
  );
}
