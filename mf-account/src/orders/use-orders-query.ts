import { useLoaderData, useSearchParams } from "@ligate/platform/router";
import type { ordersLoader } from "./orders.loader.ts";
import type { OrdersQuery } from "./orders-query.ts";

type Change = Partial<Omit<OrdersQuery, "status">>;

/**
 * What the list shows now, and the way to ask for something else: the address changes, and with it what is
 * loaded. Every change but that of the page begins at the first page.
 */
export function useOrdersQuery(): [query: OrdersQuery, ask: (change: Change) => void] {
  const { query } = useLoaderData<typeof ordersLoader>();
  const [, setParams] = useSearchParams();

  function ask(change: Change) {
    const { status, ...asked } = { ...query, page_number: 1, ...change };
    const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== "");
    const params = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
    if (asked.sort === undefined) params.delete("direction");
    // The filter changes while it is typed: that leaves no trail of addresses.
    setParams(params, { replace: "filter" in change, preventScrollReset: true });
  }
  return [query, ask];
}
