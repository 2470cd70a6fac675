import type { SerializedErrors } from "../hydration/serialize-errors.ts";
import type { RemoteRecord } from "../remotes/remotes.ts";

/** The active releases of the remotes, which the gateway writes into the document. */
export function readRegistry(): RemoteRecord[] {
  const registry = readJson<RemoteRecord[]>("ligate-registry");
  if (!registry) throw new Error("This document contains no registry of remotes.");
  return registry;
}

/** The key of the page's route among the data of loaders, whose keys are ids of routes. */
export const PAGE_ROUTE = "page-route";

/** The route of a page, with which the browser hydrates the frame before the route table of the remote has loaded. */
export interface PageRoute {
  id: string;
  path: string;
}

/** The result of the page's loaders on the server. */
export interface PageData {
  loaderData: Record<string, unknown>;
  /** The 404 responses of the API. */
  problems?: SerializedErrors;
}

/** The data of a server-rendered page; `undefined` if the document contains no page. */
export function readPageData(): PageData | undefined {
  const loaderData = readJson<PageData["loaderData"]>("ligate-data");
  return loaderData && { loaderData, problems: readJson<SerializedErrors>("ligate-problems") };
}

function readJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
