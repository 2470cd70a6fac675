import { useLoaderData, useSearchParams } from "@ligate/platform/router";
import type { ordersLoader } from "./orders.loader.ts";
import type { OrdersQuery } from "./orders-query.ts";

export type OrdersQueryChange = Partial<Omit<OrdersQuery, "status">>;

export interface ChangeOptions {
  /** Replaces the current entry of the history, for changes that Back must not undo one by one. */
  replace?: boolean;
}

/**
 * Returns the query of the loaded list and a function that changes it by navigating to another address. Every
 * change except that of the page number returns to the first page.
 */
export function useOrdersQuery(): [
  query: OrdersQuery,
  changeQuery: (change: OrdersQueryChange, options?: ChangeOptions) => void,
] {
  const { query } = useLoaderData<typeof ordersLoader>();
  const [, setParams] = useSearchParams();

  function changeQuery(change: OrdersQueryChange, { replace }: ChangeOptions = {}) {
    const { status, ...changed } = { ...query, page_number: 1, ...change };
    const present = Object.entries(changed).filter(([, value]) => value !== undefined && value !== "");
    const params = new URLSearchParams(present.map(([name, value]) => [name, String(value)]));
    if (changed.sort === undefined) params.delete("direction");
    setParams(params, { replace, preventScrollReset: true });
  }
  return [query, changeQuery];
}
