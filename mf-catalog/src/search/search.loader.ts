import { api } from "@ligate/platform/api";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { readSearchQuery, writeChosen } from "./search-query.ts";

/** What the search finds; an empty query finds nothing, without asking. */
export async function searchLoader({ request }: LoaderFunctionArgs) {
  const query = readSearchQuery(new URL(request.url).searchParams);
  return { query, found: query.q ? await find(query, request.signal) : { length: 0, results: [] } };
}

function find(query: ReturnType<typeof readSearchQuery>, signal: AbortSignal) {
  const { q, page_size, page_number } = query;
  return api.get("/api/search/", { query: { q, page_size, page_number, ...writeChosen(query) }, signal });
}

/** The way from the old address of the search. */
export function toSearch({ request }: LoaderFunctionArgs): Response {
  return redirect(`/search${new URL(request.url).search}`);
}
