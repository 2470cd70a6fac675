import type { OrderColumn } from "@ligate/contract/order-words";
import { nextSorting } from "./orders-query.ts";
import styles from "./orders-table.module.css";
import { useOrdersQuery } from "./use-orders-query.ts";

export interface SortHeadingProps {
  column: OrderColumn;
  heading: string;
}

const SIGNS = { none: "", ascending: "↑", descending: "↓" } as const;

const ALIGNED: Partial<Record<OrderColumn, string>> = {
  quantity: styles.quantity,
  total_price: styles.total,
};

/** A heading that sorts: ascending, descending, and then not at all. */
export function SortHeading({ column, heading }: SortHeadingProps) {
  const [query, ask] = useOrdersQuery();
  const current = query.direction === "asc" ? "ascending" : "descending";
  const sorted = query.sort === column ? current : "none";

  return (
    <th scope="col" aria-sort={sorted} className={ALIGNED[column]}>
      <button type="button" className={styles.sort} onClick={() => ask(nextSorting(query, column))}>
        {heading}
        <span className={styles.sign} aria-hidden="true">
          {SIGNS[sorted]}
        </span>
      </button>
    </th>
  );
}
