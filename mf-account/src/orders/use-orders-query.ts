import { useLoaderData, useSearchParams } from "@ligate/platform/router";
import type { ordersLoader } from "./orders.loader.ts";
import type { OrdersQuery } from "./orders-query.ts";

type Change = Partial<Omit<OrdersQuery, "status">>;

/**
 * Returns the query of the loaded list and a function that changes it by navigating to another address. Every
 * change except that of the page number returns to the first page.
 */
export function useOrdersQuery(): [query: OrdersQuery, changeQuery: (change: Change) => void] {
  const { query } = useLoaderData<typeof ordersLoader>();
  const [, setParams] = useSearchParams();

  function changeQuery(change: Change) {
    const { status, ...changed } = { ...query, page_number: 1, ...change };
    const present = Object.entries(changed).filter(([, value]) => value !== undefined && value !== "");
    const params = new URLSearchParams(present.map(([name, value]) => [name, String(value)]));
    if (changed.sort === undefined) params.delete("direction");
    // The filter changes while the customer types, which must not add entries to the history.
    setParams(params, { replace: "filter" in change, preventScrollReset: true });
  }
  return [query, changeQuery];
}
