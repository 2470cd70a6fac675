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
