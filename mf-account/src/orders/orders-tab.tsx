import { ORDER_PAGE_SIZES } from "@ligate/contract/orders/constants";
import { Link, useLoaderData, useNavigation } from "@ligate/platform/router";
import { Paginator } from "@ligate/ui/controls/paginator";
import { OrderFilterField } from "./order-filter-field.tsx";
import type { ordersLoader } from "./orders.loader.ts";
import styles from "./orders.module.css";
import { OrdersTable } from "./orders-table.tsx";
import { useOrdersQuery } from "./use-orders-query.ts";

/** The panel of a tab: filter, table and paginator. */
export function OrdersTab() {
  const { order_items, total } = useLoaderData<typeof ordersLoader>();
  const [{ filter, page_number, page_size }, changeQuery] = useOrdersQuery();
  const isPending = useNavigation().state === "loading";

  if (total === 0 && !filter) return <NoOrders />;
  return (
    <div className={styles.panel}>
      <OrderFilterField
        filter={filter}
        onFilter={(text) => changeQuery({ filter: text }, { replace: true })}
      />
      {total === 0 ? (
        <p className={styles.empty} role="status">
          No data matching the filter "{filter}"
        </p>
      ) : (
        <>
          <OrdersTable items={order_items} isPending={isPending} />
          <Paginator
            label="Orders"
            pageNumber={page_number}
            pageSize={page_size}
            total={total}
            pageSizes={ORDER_PAGE_SIZES}
            onChange={({ pageNumber, pageSize }) =>
              changeQuery({ page_number: pageNumber, page_size: pageSize })
            }
          />
        </>
      )}
    </div>
  );
}

function NoOrders() {
  const [{ order_class }] = useOrdersQuery();
  const [path, name] =
    order_class === "Reagent" || order_class === "Other"
      ? ["/services/lab-supplies", "Look at our lab supplies"]
      : ["/design", "Design a vector"];
  return (
    <p className={styles.empty}>
      There are no {order_class} orders here. <Link to={path}>{name}</Link>
    </p>
  );
}
