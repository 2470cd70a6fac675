import { ORDER_CLASSES, type OrderClass } from "@ligate/contract/orders/constants";
import { useLoaderData } from "@ligate/platform/router";
import { Tabs } from "@ligate/ui/controls/tabs";
import { ORDER_LIST_TITLES } from "../shared/layout/account-nav-links.ts";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import type { ordersLoader } from "./orders.loader.ts";
import { OrdersTab } from "./orders-tab.tsx";
import { useSelectTab } from "./use-select-tab.ts";

export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

export function Component() {
  const { query, counts } = useLoaderData<typeof ordersLoader>();
  const { status, order_class } = query;
  const selectTab = useSelectTab();

  return (
    <ProfileLayout title={ORDER_LIST_TITLES[status]} description="What you have ordered, and how far it is.">
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
