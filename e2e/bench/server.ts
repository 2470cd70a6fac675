/**
 * `pnpm bench:server`: measures the CPU time of the gateway's process, all threads, for rendered and for cached pages,
 * and its throughput for cached pages. Writes the table into docs/performance.md. Reads /proc, so it requires Linux.
 *
 * ROUNDS (20): how often every public page is rendered.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { publicPages } from "../support/releases/public-pages.ts";
import { releasesDir } from "../support/releases/releases-folder.ts";
import startStore from "../support/start-store.ts";
import { startBenchGateway } from "./gateways.ts";
import { activate, copyActive, minimalRelease } from "./release-folders.ts";
import { writeSection } from "./report.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const ROUNDS = Number(process.env.ROUNDS || 20);
/** The kernel's clock tick in /proc. */
const TICK_MS = 10;
const HEADERS = { "accept-encoding": "br" };

/** CPU time of a process, all threads. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Requests pages, four at a time. @throws if one is not rendered */
async function requestPages(addresses: string[]): Promise<void> {
  const queue = [...addresses];
  const visitor = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const document = await (await fetch(address, { headers: HEADERS })).text();
      if (!document.includes('id="ligate-data"')) throw new Error(`${address} was not rendered.`);
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
}

/** The first renderings take longer than the gateway's timeout, so they are tried again. */
async function warmUp(addresses: string[], tries = 10): Promise<void> {
  for (const address of addresses)
    await requestPages([address]).catch((error) => {
      if (tries === 0) throw error;
      return warmUp([address], tries - 1);
    });
}

/** @returns CPU time per page in milliseconds, if all pages are rendered and if all are cached */
async function measurePages(pid: number, addresses: string[], emptyCache: () => Promise<void>) {
  const used = { rendered: 0, cached: 0 };
  const during = async (work: () => Promise<void>) => {
    const before = cpuMs(pid);
    await work();
    return cpuMs(pid) - before;
  };
  for (let round = 0; round < ROUNDS; round++) {
    await emptyCache();
    used.rendered += await during(() => requestPages(addresses));
    used.cached += await during(() => requestPages(addresses));
  }
  const perPage = (ms: number) => ms / ROUNDS / addresses.length;
  return { rendered: perPage(used.rendered), cached: perPage(used.cached) };
}

/** A package without pages. Another active release of it empties the gateway's cache. */
const WITHOUT_PAGES = "without-pages";

/** Activates a further release of the package without pages, and waits until the gateway has followed. */
async function activateNext(releases: string, registry?: string): Promise<void> {
  const id = randomUUID();
  await activate(releases, minimalRelease({ name: WITHOUT_PAGES, id, entry: "none.js" }));
  for (let served: string | undefined; registry && served !== id; await setTimeout(100)) {
    const active = (await (await fetch(registry)).json()) as Record<string, { release: string }>;
    served = active[WITHOUT_PAGES]?.release;
  }
}

async function benchServer(releases: string, store: string): Promise<void> {
  await activateNext(releases);
  const { process: gateway, port, stop } = await startBenchGateway(releases, store);
  const pid = gateway.pid ?? 0;
  const emptyCache = () => activateNext(releases, `http://localhost:${port}/releases/registry.json`);
  const addresses = publicPages().map(({ address }) => `http://localhost:${port}${address}`);
  await warmUp(addresses);
  await measurePages(pid, addresses, emptyCache);

  const { rendered, cached } = await measurePages(pid, addresses, emptyCache);
  const before = cpuMs(pid);
  const url = addresses[0] ?? "";
  const { requests } = await autocannon({ url, headers: HEADERS, connections: 10, duration: 5 });
  const cpuPerPage = (cpuMs(pid) - before) / requests.total;
  await stop();

  const text = [
    `${addresses.length} public pages, ${ROUNDS} times each, four at a time; CPU of all threads, in milliseconds a page.`,
    "",
    "| | CPU ms | budget |",
    "|---|--:|--:|",
    `| rendered, with its data fetched and compressed | ${(rendered - cached).toFixed(2)} more than cached | 1 |`,
    `| cached | ${cached.toFixed(2)} | |`,
    `| home, cached, ten connections | ${cpuPerPage.toFixed(3)} | |`,
    `| home, cached, per second and process | ${Math.round(requests.average).toLocaleString("en")} pages | 5,000 |`,
  ].join("\n");
  console.log(text);
  writeSection(join(ROOT, "docs/performance.md"), "server", text);
}

const stopStore = await startStore();
const releases = mkdtempSync(join(tmpdir(), "ligate-bench-"));
try {
  await copyActive(releasesDir(), releases);
  await benchServer(releases, process.env.STORE_URL ?? "");
} finally {
  rmSync(releases, { recursive: true });
  await stopStore?.();
}
