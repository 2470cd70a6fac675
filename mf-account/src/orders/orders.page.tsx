import { ORDER_CLASSES, type OrderClass } from "@ligate/contract/order-words";
import { Tabs } from "@ligate/ui/tabs";
import { ProfilePage } from "../profile-page.tsx";
import { ORDER_LISTS } from "../profile-places.ts";
import { OrdersOfClass } from "./orders-of-class.tsx";
import { useOrdersQuery } from "./use-orders-query.ts";

export function Component() {
  const [{ status, order_class, page_size }, ask] = useOrdersQuery();

  return (
    <ProfilePage title={ORDER_LISTS[status]} description="What you have ordered, and how far it is.">
      <Tabs
        label="Kinds of products"
        selected={order_class}
        onSelect={(id) =>
          ask({ order_class: id as OrderClass, filter: "", sort: undefined, direction: "asc", page_size })
        }
        tabs={ORDER_CLASSES.map((id) => ({
          id,
          label: id,
          panel: <OrdersOfClass key={`${status} ${order_class}`} />,
        }))}
      />
    </ProfilePage>
  );
}
