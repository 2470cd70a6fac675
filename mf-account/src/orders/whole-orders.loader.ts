import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";
import { redirectPastLastPage } from "../shared/redirect-past-last-page.ts";
import { isOrderFilter, readOrdersQuery } from "./orders-query.ts";

/** Loads a page of the customer's orders with their lines. */
export async function wholeOrdersLoader({ params: { status }, request }: LoaderFunctionArgs) {
  if (!isOrderFilter(status)) throw new Response("There is no such order list.", { status: 404 });
  await requireSignedIn({ request });
  const { signal } = request;
  const { page_number, page_size } = readOrdersQuery(status, "CRISPR", new URL(request.url).searchParams);
  const query = { status, page_number, page_size };
  const page = await redirectOn401(request, api.get("/api/users/orders/", { query, signal }));
  redirectPastLastPage(request, query, page.total);
  return { query, ...page };
}
