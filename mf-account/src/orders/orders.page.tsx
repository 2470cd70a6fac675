import { ORDER_CLASSES, type OrderClass } from "@ligate/contract/orders/constants";
import { useLoaderData } from "@ligate/platform/router";
import { Tabs } from "@ligate/ui/controls/tabs";
import { useRef } from "react";
import { ORDER_LIST_TITLES } from "../shared/layout/account-nav-links.ts";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { OrderViews } from "./order-views.tsx";
import type { ordersLoader } from "./orders.loader.ts";
import { OrdersTab } from "./orders-tab.tsx";
import { type OrdersQueryChange, useOrdersQuery } from "./use-orders-query.ts";

export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

export function Component() {
  const { query, counts } = useLoaderData<typeof ordersLoader>();
  const { status, order_class } = query;
  const selectTab = useSelectTab();

  return (
    <ProfileLayout title={ORDER_LIST_TITLES[status]} description="Your orders and their status.">
      <OrderViews status={status} />
      <Tabs
        label="Kinds of products"
        isLazy
        selected={order_class}
        onSelect={(id) => selectTab(id as OrderClass)}
        tabs={ORDER_CLASSES.map((id) => ({
          id,
          label: counts ? `${id} (${counts[id]})` : id,
          panel: <OrdersTab key={`${status} ${order_class}`} />,
        }))}
      />
    </ProfileLayout>
  );
}

const UNFILTERED: OrdersQueryChange = { filter: "", sort: undefined, direction: "asc" };

/** Opens the tab of a class, with the filter and the sort order that it had before on this page. */
function useSelectTab(): (orderClass: OrderClass) => void {
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
