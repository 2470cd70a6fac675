import type { Problems } from "./areas/problems.ts";

/** What the gateway writes into the document: the live releases of the remotes. */
export interface RemoteRecord {
  name: string;
  /** Address of the container's module. */
  entry: string;
  addresses: string[];
}

export function readRegistry(): RemoteRecord[] {
  const registry = readJson<RemoteRecord[]>("ligate-registry");
  if (!registry) throw new Error("This document carries no registry of remotes.");
  return registry;
}

/** What the page's loaders answered on the server. */
export interface PageData {
  loaderData: Record<string, unknown>;
  /** Where the API said that nothing is there. */
  problems?: Problems;
}

/** What the page came rendered with; `undefined` where it did not. */
export function readPageData(): PageData | undefined {
  const loaderData = readJson<PageData["loaderData"]>("ligate-data");
  return loaderData && { loaderData, problems: readJson<Problems>("ligate-problems") };
}

function readJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
