import {
  ORDER_CLASSES,
  ORDER_COLUMNS,
  ORDER_FILTERS,
  ORDER_PAGE_SIZES,
  type OrderClass,
  type OrderColumn,
  type OrderFilter,
} from "@ligate/contract/orders/constants";

/** The query of the orders page: `status` from the path, the other fields from the query string. */
export interface OrdersQuery {
  status: OrderFilter;
  order_class: OrderClass;
  filter: string;
  sort: OrderColumn | undefined;
  direction: "asc" | "desc";
  page_number: number;
  page_size: number;
}

export const isOrderFilter = (text: string | undefined): text is OrderFilter =>
  text !== undefined && Object.hasOwn(ORDER_FILTERS, text);

/** The class that the query string names, if it is one. */
export const readOrderClass = (query: URLSearchParams): OrderClass | undefined =>
  findOption(ORDER_CLASSES, query.get("order_class"));

/** Reads the rest of the query string. A missing or invalid parameter gets its default. */
export function readOrdersQuery(
  status: OrderFilter,
  orderClass: OrderClass,
  query: URLSearchParams,
): OrdersQuery {
  const page = Number(query.get("page_number"));
  return {
    status,
    order_class: orderClass,
    filter: (query.get("filter") ?? "").trim().slice(0, 100),
    sort: findOption(ORDER_COLUMNS, query.get("sort")),
    direction: query.get("direction") === "desc" ? "desc" : "asc",
    page_number: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    page_size: findOption(ORDER_PAGE_SIZES, Number(query.get("page_size"))) ?? ORDER_PAGE_SIZES[0],
  };
}

const findOption = <T>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value);

type SortOrder = Pick<OrdersQuery, "sort" | "direction">;

/** The next sort order after a click on a column's heading: ascending, descending, unsorted. */
export function getNextSort({ sort, direction }: SortOrder, column: OrderColumn): SortOrder {
  if (sort !== column) return { sort: column, direction: "asc" };
  return direction === "asc" ? { sort: column, direction: "desc" } : { sort: undefined, direction: "asc" };
}
