import { api } from "@ligate/platform/api";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";
import { isOrderFilter, readOrdersQuery } from "./orders-query.ts";

export async function ordersLoader({ params, request }: LoaderFunctionArgs) {
  const { status } = params;
  if (!isOrderFilter(status)) throw new Response("There is no such list of orders.", { status: 404 });
  await requireSignedIn({ request });
  const query = readOrdersQuery(status, new URL(request.url).searchParams);
  const orders = await redirectOn401(
    request,
    api.get("/api/users/view-orders/", { query, signal: request.signal }),
  );
  return { query, ...orders };
}

export const redirectToAllOrders = () => redirect("/profile/orders/all");
