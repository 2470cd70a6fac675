import autocannon from "autocannon";
import { sitemapPaths } from "../../../e2e/support/releases/sitemap-paths.ts";
import { median } from "../../figures.ts";
import { cpuSinceStartMs, residentMb } from "../processes.ts";
import { AIMS, report } from "../report.ts";
import { prepare, warmUp } from "./measure.ts";
import type { Scenario } from "./scenarios.ts";
import type { BenchStore } from "./store.ts";

const STARTS = 5;
const VISITS = 1_000;
const PAGES = 50;

/**
 * Starts the API several times, with everything imported and its code in the compile cache, then sends
 * requests and reads the store's memory.
 */
export async function reportColdStart(store: BenchStore, scenarios: Scenario[]): Promise<void> {
  const { services, postgres } = store;
  const starts: { process: number; database: number }[] = [];
  for (let start = 0; start < STARTS; start++) {
    let before = 0;
    await services.restart("api", async () => {
      before = postgres.cpuMs();
    });
    const database = postgres.cpuMs() - before;
    starts.push({ process: cpuSinceStartMs(services.get("api").pid), database });
  }
  await warmUp(store, await prepare(store, scenarios));
  await visitPages(services.get("gateway").origin);

  const api = median(starts.map(({ process }) => process));
  const database = median(starts.map(({ database }) => database));
  const names = ["api", "gateway", "sandbox"];
  const pids = names.map((name) => services.get(name).pid);
  const own = names.map((name, i) => `${name} ${Math.round(residentMb(pids.slice(i, i + 1)))}`);
  const start = { what: "start with nothing changed, CPU ms", measured: api + database };
  // Together they share the pages of Node's program.
  const memory = { what: "resident memory of all services afterwards, MB", measured: residentMb(pids) };
  const cells = [`process ${Math.round(api)}, database ${Math.round(database)}`];
  const rows = [
    { ...start, cells, atMost: AIMS.cold.startCpuMs },
    { ...memory, cells: [own.join(", ")], atMost: AIMS.cold.memoryMb },
  ];
  report(["", "parts", "together"], rows, 0);
}

/** Requests the first pages of the sitemaps from the gateway, again and again. */
async function visitPages(url: string): Promise<void> {
  const sitemaps = await sitemapPaths(async (path) => (await fetch(url + path)).text());
  const paths = [...sitemaps.values()].flat().slice(0, PAGES);
  const requests = paths.map((path) => ({ path, headers: { "accept-encoding": "br" } }));
  await autocannon({ url, requests, connections: 1, amount: VISITS });
}
