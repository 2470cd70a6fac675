/**
 * Another visitor, as a worker thread: the thread that generates the requests of strangers would count as waiting.
 * Posts its waits in milliseconds and its statuses when its time is over.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { fetchStatus, networkAddress } from "./strangers.ts";

/** The visitor's requests, one after the other. */
export const PROBES = {
  cart: "/api/orders/cart/",
  home: "/",
  product: "/products/item/CA-LA-CMXXPC-XXXXXX",
  search: "/api/search/?q=tp53+knockout",
};
export type Probe = keyof typeof PROBES;

export interface VisitorTask {
  /** Of the gateway. */
  origin: string;
  ms: number;
}

export interface Visited {
  waits: Record<Probe, number[]>;
  statuses: [Probe, number][];
}

const INTERVAL_MS = 50;
/** Not one of the strangers. */
const ADDRESS = networkAddress(2 ** 20 + 1);

async function visit({ origin, ms }: VisitorTask): Promise<Visited> {
  const visited: Visited = { waits: { cart: [], home: [], product: [], search: [] }, statuses: [] };
  const until = performance.now() + ms;
  while (performance.now() < until) {
    for (const name of Object.keys(PROBES) as Probe[]) {
      const begun = performance.now();
      visited.statuses.push([name, await fetchStatus(origin + PROBES[name], ADDRESS)]);
      visited.waits[name].push(performance.now() - begun);
      await pause(INTERVAL_MS);
    }
  }
  return visited;
}

if (parentPort) parentPort.postMessage(await visit(workerData as VisitorTask));
