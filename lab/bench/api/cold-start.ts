import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { median } from "../../figures.ts";
import { cpuSinceStartMs, residentMb } from "./measure/processes.ts";
import type { BenchDatabase } from "./store/database.ts";
import type { BenchStore } from "./store/open-store.ts";

const TIMES = 5;
/** In this time the process does the work that it puts off until it is ready. */
const AFTERWARDS_S = 5;

/** Medians of several starts, in milliseconds. */
export interface ColdStart {
  process: number;
  database: number;
  wall: number;
  /** CPU time of the process in the seconds after it is ready. */
  afterwards: number;
  /** MB in the end. */
  resident: number;
}

/** Starts the API several times, with everything imported and its code in the compile cache. */
export async function measureColdStart({ postgres }: BenchDatabase, store: BenchStore): Promise<ColdStart> {
  const starts: ColdStart[] = [];
  for (let time = 0; time < TIMES; time++) {
    await store.stopApi();
    const before = postgres?.cpuMs() ?? 0;
    const begun = performance.now();
    await store.startApi();
    const wall = performance.now() - begun;
    const database = (postgres?.cpuMs() ?? 0) - before;
    const { pid } = store.api;
    const used = cpuSinceStartMs(pid);
    await setTimeout(AFTERWARDS_S * 1000);
    const afterwards = cpuSinceStartMs(pid) - used;
    starts.push({ process: used, database, wall, afterwards, resident: residentMb(pid) });
  }
  const middle = (field: keyof ColdStart) => median(starts.map((start) => start[field]));
  return {
    ...{ process: middle("process"), database: middle("database"), wall: middle("wall") },
    ...{ afterwards: middle("afterwards"), resident: middle("resident") },
  };
}

const ROOT = resolve(import.meta.dirname, "../../..");
const VISITS = 20;
const PAGES = 50;

/** The folder of active releases that `npm start` serves; `undefined` if there are none. */
export function activeReleases(): string | undefined {
  const folder = resolve(ROOT, process.env.RELEASES_DIR || "releases");
  if (existsSync(join(folder, "activations/production/shell"))) return folder;
  console.log("The gateway is left out, because no release is active: run `npm start` once.");
  return undefined;
}

/** Requests the first pages of the sitemaps from the gateway, again and again. */
export async function visitPages(gateway: string): Promise<void> {
  const paths: string[] = [];
  for (const sitemap of await pathsIn(`${gateway}/sitemap.xml`)) {
    if (paths.length < PAGES) paths.push(...(await pathsIn(gateway + sitemap)));
  }
  if (paths.length === 0) throw new Error(`${gateway}/sitemap.xml lists no pages.`);
  for (let time = 0; time < VISITS; time++)
    for (const path of paths.slice(0, PAGES)) {
      const answer = await fetch(gateway + path, { headers: { "accept-encoding": "br" } });
      await answer.arrayBuffer();
    }
}

/** The paths of the addresses in a sitemap, or in the index of all sitemaps. */
async function pathsIn(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
