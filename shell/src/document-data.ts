/** What the gateway writes into the document: the live releases of the remotes. */
export interface RemoteRecord {
  name: string;
  /** Address of the container's module. */
  entry: string;
  addresses: string[];
}

export function readRegistry(): RemoteRecord[] {
  const text = document.getElementById("ligate-registry")?.textContent;
  if (!text) throw new Error("This document carries no registry of remotes.");
  return JSON.parse(text) as RemoteRecord[];
}

/** What the page's loaders answered on the server; `undefined` where the page did not come rendered. */
export function readLoaderData(): Record<string, unknown> | undefined {
  const text = document.getElementById("ligate-data")?.textContent;
  return text ? (JSON.parse(text) as Record<string, unknown>) : undefined;
}
