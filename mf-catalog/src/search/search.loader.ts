import { api } from "@ligate/platform/api";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { readSearchQuery } from "./search-query.ts";

/** What the search finds; an empty query finds nothing, without asking. */
export async function searchLoader({ request }: LoaderFunctionArgs) {
  const query = readSearchQuery(new URL(request.url).searchParams);
  const found = query.q
    ? await api.get("/api/search/", { query, signal: request.signal })
    : { length: 0, results: [] };
  return { ...query, ...found };
}

/** The way from the old address of the search. */
export function toSearch({ request }: LoaderFunctionArgs): Response {
  return redirect(`/search${new URL(request.url).search}`);
}
