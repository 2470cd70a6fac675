import { ORDER_CLASSES, type OrderClass } from "@ligate/contract/orders/constants";
import { Tabs } from "@ligate/ui/controls/tabs";
import { ORDER_LIST_TITLES } from "../shared/layout/account-nav-links.ts";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { OrdersTab } from "./orders-tab.tsx";
import { useOrdersQuery } from "./use-orders-query.ts";

export function Component() {
  const [{ status, order_class, page_size }, changeQuery] = useOrdersQuery();

  return (
    <ProfileLayout title={ORDER_LIST_TITLES[status]} description="What you have ordered, and how far it is.">
      <Tabs
        label="Kinds of products"
        selected={order_class}
        onSelect={(id) =>
          changeQuery({
            order_class: id as OrderClass,
            filter: "",
            sort: undefined,
            direction: "asc",
            page_size,
          })
        }
        tabs={ORDER_CLASSES.map((id) => ({
          id,
          label: id,
          panel: <OrdersTab key={`${status} ${order_class}`} />,
        }))}
      />
    </ProfileLayout>
  );
}
