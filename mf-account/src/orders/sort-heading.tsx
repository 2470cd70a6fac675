import type { OrderColumn } from "@ligate/contract/orders/constants";
import { nextSort } from "./orders-query.ts";
import styles from "./orders-table.module.css";
import { useOrdersQuery } from "./use-orders-query.ts";

export interface SortHeadingProps {
  column: OrderColumn;
  heading: string;
}

const SORT_ARROWS = { none: "", ascending: "↑", descending: "↓" } as const;

const ALIGNMENT_CLASSES: Partial<Record<OrderColumn, string>> = {
  quantity: styles.quantity,
  total_price: styles.total,
};

/** A column heading whose button cycles through ascending, descending and unsorted. */
export function SortHeading({ column, heading }: SortHeadingProps) {
  const [query, changeQuery] = useOrdersQuery();
  const current = query.direction === "asc" ? "ascending" : "descending";
  const sorted = query.sort === column ? current : "none";

  return (
    <th scope="col" aria-sort={sorted} className={ALIGNMENT_CLASSES[column]}>
      <button type="button" className={styles.sort} onClick={() => changeQuery(nextSort(query, column))}>
        {heading}
        <span className={styles.arrow} aria-hidden="true">
          {SORT_ARROWS[sorted]}
        </span>
      </button>
    </th>
  );
}
