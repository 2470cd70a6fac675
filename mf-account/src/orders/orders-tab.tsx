import { ORDER_PAGE_SIZES } from "@ligate/contract/orders/constants";
import { Link, useLoaderData, useNavigation } from "@ligate/platform/router";
import { Paginator } from "@ligate/ui/controls/paginator";
import { Field } from "@ligate/ui/forms/field";
import { SearchInput } from "@ligate/ui/forms/search-input";
import { useEffect, useRef, useState } from "react";
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
      ? ["/services/lab-supplies", "Browse our lab supplies"]
      : ["/design", "Design a vector"];
  return (
    <p className={styles.empty}>
      There are no {order_class} orders here. <Link to={path}>{name}</Link>
    </p>
  );
}

interface OrderFilterFieldProps {
  /** The filter of the loaded list. */
  filter: string;
  onFilter: (text: string) => void;
}

/** Time without typing after which the filter is applied, in milliseconds. */
const DEBOUNCE_MS = 250;

/** A search field that filters the list while the customer types. */
function OrderFilterField({ filter, onFilter }: OrderFilterFieldProps) {
  const [text, setText] = useState(filter);
  const applied = useRef(filter);

  // Browser back and forward restore an earlier filter.
  useEffect(() => {
    if (filter === applied.current) return;
    applied.current = filter;
    setText(filter);
  }, [filter]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === applied.current) return;
    const timer = setTimeout(() => {
      applied.current = trimmed;
      onFilter(trimmed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Field
      className={styles.filter}
      label="Filter"
      control={SearchInput}
      placeholder="Number, product, date, total"
      maxLength={100}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
