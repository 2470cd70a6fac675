import { api } from "@ligate/platform/api";
import { type LoaderFunctionArgs, redirect } from "@ligate/platform/router";
import { DEFAULT_SORT, readSearchQuery, toFilterParams } from "./search-query.ts";

/** Loads the results of a search. Without a query, or for text that is not one, there are no results and no request. */
export async function searchLoader({ request }: LoaderFunctionArgs) {
  const query = readSearchQuery(new URL(request.url).searchParams);
  const hasQuery = query.q !== "" && !(await isPastedText(query.q));
  return { query, result: hasQuery ? await fetchResults(query, request.signal) : { length: 0, results: [] } };
}

/** The shortest text that may be a sequence. */
const PASTED_MIN = 20;

/** Imports the check for long texts only, because the loaders are part of the first load of every page. */
async function isPastedText(q: string): Promise<boolean> {
  if (q.length < PASTED_MIN) return false;
  const pastedSequence = await import(
    /* webpackChunkName: "pasted-sequence" */ "@ligate/contract/search/pasted-sequence"
  );
  return pastedSequence.isPastedText(q);
}

function fetchResults(query: ReturnType<typeof readSearchQuery>, signal: AbortSignal) {
  const { q, sort, page_size, page_number } = query;
  const order = sort === DEFAULT_SORT ? {} : { sort };
  return api.get("/api/search/", {
    query: { q, page_size, page_number, ...order, ...toFilterParams(query) },
    signal,
  });
}

/** Redirects the former path of the search. */
export function redirectToSearch({ request }: LoaderFunctionArgs): Response {
  return redirect(`/search${new URL(request.url).search}`);
}
