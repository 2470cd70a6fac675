import { isPastedText } from "@ligate/contract/search/pasted-sequence";
import { api } from "@ligate/platform/api";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { readSearchQuery, toFilterParams } from "./search-query.ts";

/** Loads the results of a search. Without a query, or for text that is not one, there are no results and no request. */
export async function searchLoader({ request }: LoaderFunctionArgs) {
  const query = readSearchQuery(new URL(request.url).searchParams);
  const hasQuery = query.q !== "" && !isPastedText(query.q);
  return { query, result: hasQuery ? await fetchResults(query, request.signal) : { length: 0, results: [] } };
}

function fetchResults(query: ReturnType<typeof readSearchQuery>, signal: AbortSignal) {
  const { q, page_size, page_number } = query;
  return api.get("/api/search/", { query: { q, page_size, page_number, ...toFilterParams(query) }, signal });
}

/** Redirects the former path of the search. */
export function redirectToSearch({ request }: LoaderFunctionArgs): Response {
  return redirect(`/search${new URL(request.url).search}`);
}
