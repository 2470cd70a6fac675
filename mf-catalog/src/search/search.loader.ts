import { api } from "@ligate/platform/api";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { readSearchQuery, toFilterParams } from "./search-query.ts";

/** Loads the results of a search. An empty query has no results and sends no request. */
export async function searchLoader({ request }: LoaderFunctionArgs) {
  const query = readSearchQuery(new URL(request.url).searchParams);
  return { query, result: query.q ? await fetchResults(query, request.signal) : { length: 0, results: [] } };
}

function fetchResults(query: ReturnType<typeof readSearchQuery>, signal: AbortSignal) {
  const { q, page_size, page_number } = query;
  return api.get("/api/search/", { query: { q, page_size, page_number, ...toFilterParams(query) }, signal });
}

/** Redirects the former path of the search. */
export function redirectToSearch({ request }: LoaderFunctionArgs): Response {
  return redirect(`/search${new URL(request.url).search}`);
}
