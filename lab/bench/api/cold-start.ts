import { existsSync } from "node:fs";
import { join } from "node:path";
import { releasesDir } from "../../../e2e/support/releases/releases-folder.ts";
import { sitemapPaths } from "../../../e2e/support/releases/sitemap-paths.ts";
import { formatTable, median } from "../../figures.ts";
import { cpuSinceStartMs, residentMb } from "../processes.ts";
import { type Bench, prepare, warmUp } from "./measure.ts";
import type { Report } from "./report.ts";
import type { Scenario } from "./scenarios.ts";
import type { BenchStore } from "./store.ts";

const TIMES = 5;
/** CPU time of the API's start until it is ready. */
const START_AT_MOST_MS = 1_000;

/**
 * Starts the API several times, with everything imported and its code in the compile cache, then sends requests and reads
 * the store's memory.
 */
export async function measureColdStart(bench: Bench, scenarios: Scenario[]): Promise<Report> {
  const { store } = bench;
  const starts: { process: number; database: number }[] = [];
  for (let time = 0; time < TIMES; time++) {
    let before = 0;
    await store.services.restart("api", async () => {
      before = store.postgres.cpuMs();
    });
    const database = store.postgres.cpuMs() - before;
    starts.push({ process: cpuSinceStartMs(store.services.get("api").pid), database });
  }
  await warmUp(bench, await prepare(store, scenarios));
  if (store.services.has("gateway")) await visitPages(store.services.get("gateway").origin);

  const process = median(starts.map((start) => start.process));
  const database = median(starts.map((start) => start.database));
  const total = process + database;
  const cells = [total, START_AT_MOST_MS, process, database].map(Math.round);
  const head = ["", "CPU ms", "at most", "process", "database"];
  return {
    text: `${formatTable(head, [["start with nothing changed", ...cells]])}\n${describeMemory(store)}`,
    missed: total <= START_AT_MOST_MS ? [] : ["the API's start"],
  };
}

/** The folder of active releases that `npm start` serves; `undefined` if there are none. */
export function findReleases(): string | undefined {
  if (existsSync(join(releasesDir(), "activations/production/shell"))) return releasesDir();
  console.log("The gateway is left out, because no release is active: run `npm start` once.");
  return undefined;
}

/** The resident memory of the processes, as a sentence. Together they share the pages of Node's program. */
function describeMemory({ services }: BenchStore): string {
  const names = ["api", "gateway", "sandbox"].filter(services.has);
  const pids = names.map((name) => services.get(name).pid);
  const own = names.map((name, i) => `${name} ${Math.round(residentMb(pids.slice(i, i + 1)))} MB`);
  return `Resident memory afterwards: ${own.join(", ")}; together ${Math.round(residentMb(pids))} MB.`;
}

const VISITS = 20;
const PAGES = 50;

/** Requests the first pages of the sitemaps from the gateway, again and again. */
async function visitPages(gateway: string): Promise<void> {
  const get = async (path: string) =>
    (await fetch(gateway + path, { headers: { "accept-encoding": "br" } })).text();
  const paths = [...(await sitemapPaths(get)).values()].flat().slice(0, PAGES);
  for (let time = 0; time < VISITS; time++) for (const path of paths) await get(path);
}
