import { ORDER_PAGE_SIZES } from "@ligate/contract/order-words";
import { Link, useLoaderData, useNavigation } from "@ligate/platform/router";
import { Paginator } from "@ligate/ui/paginator";
import { FilterBox } from "./filter-box.tsx";
import type { ordersLoader } from "./orders.loader.ts";
import styles from "./orders.module.css";
import { OrdersTable } from "./orders-table.tsx";
import { useOrdersQuery } from "./use-orders-query.ts";

/** The panel of a tab: its filter, its table, its pages. */
export function OrdersOfClass() {
  const { order_items, total } = useLoaderData<typeof ordersLoader>();
  const [{ filter, page_number, page_size }, ask] = useOrdersQuery();
  const isPending = useNavigation().state === "loading";

  if (total === 0 && !filter) return <NoOrders />;
  return (
    <div className={styles.panel}>
      <FilterBox filter={filter} onFilter={(text) => ask({ filter: text })} />
      {total === 0 ? (
        <p className={styles.nothing} role="status">
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
            onChange={({ pageNumber, pageSize }) => ask({ page_number: pageNumber, page_size: pageSize })}
          />
        </>
      )}
    </div>
  );
}

function NoOrders() {
  const [{ order_class }] = useOrdersQuery();
  const [where, name] =
    order_class === "Reagent" || order_class === "Other"
      ? ["/services/lab-supplies", "Look at our lab supplies"]
      : ["/design", "Design a vector"];
  return (
    <p className={styles.nothing}>
      There are no {order_class} orders here. <Link to={where}>{name}</Link>
    </p>
  );
}
