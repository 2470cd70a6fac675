import type { OrderClass } from "@ligate/contract/orders/constants";
import { useRef } from "react";
import { type OrdersQueryChange, useOrdersQuery } from "./use-orders-query.ts";

const UNFILTERED: OrdersQueryChange = { filter: "", sort: undefined, direction: "asc" };

/** Opens the tab of a class, with the filter and the sort order that it had before on this page. */
export function useSelectTab(): (orderClass: OrderClass) => void {
  const [{ status, order_class, page_size, filter, sort, direction }, changeQuery] = useOrdersQuery();
  const leftTabs = useRef(new Map<string, OrdersQueryChange>());
  const key = (orderClass: OrderClass) => `${status} ${orderClass}`;

  return (orderClass) => {
    leftTabs.current.set(key(order_class), { filter, sort, direction });
    changeQuery({
      ...(leftTabs.current.get(key(orderClass)) ?? UNFILTERED),
      order_class: orderClass,
      page_size,
    });
  };
}
