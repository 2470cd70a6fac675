import { ORDER_CLASSES, type OrderClass, type OrderFilter } from "@ligate/contract/orders/constants";
import type { OrderCounts } from "@ligate/contract/orders/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";
import { redirectPastLastPage } from "../shared/redirect-past-last-page.ts";
import { isOrderFilter, readOrderClass, readOrdersQuery } from "./orders-query.ts";

/**
 * Loads a page of the list and the number of lines of each tab. An address without a class opens the first tab with lines.
 */
export async function ordersLoader({ params, request }: LoaderFunctionArgs) {
  const { status } = params;
  if (!isOrderFilter(status)) throw new Response("There is no such order list.", { status: 404 });
  await requireSignedIn({ request });
  const { signal } = request;
  const parameters = new URL(request.url).searchParams;
  const counting = countOrders(status, signal);
  const orderClass = readOrderClass(parameters) ?? findClassWithOrders(await counting);
  const query = readOrdersQuery(status, orderClass, parameters);
  const [orders, counts] = await Promise.all([
    redirectOn401(request, api.get("/api/users/view-orders/", { query, signal })),
    counting,
  ]);
  redirectPastLastPage(request, query, orders.total);
  return { query, counts, ...orders };
}

type Counts = OrderCounts["counts"];

/** `undefined` if the request fails: the list is shown without the numbers, and reports errors of its own. */
async function countOrders(status: OrderFilter, signal: AbortSignal): Promise<Counts | undefined> {
  try {
    const { counts } = await api.get("/api/users/count-orders/", { query: { status }, signal });
    return counts;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

const findClassWithOrders = (counts: Counts | undefined): OrderClass =>
  ORDER_CLASSES.find((orderClass) => counts && counts[orderClass] > 0) ?? ORDER_CLASSES[0];

export const redirectToAllOrders = () => redirect("/profile/orders/all");
