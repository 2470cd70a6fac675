/**
 * `pnpm bench:server`: measures the CPU time of the gateway's process, all threads, for rendered and for cached pages,
 * and its throughput for cached pages. Writes the table into docs/performance.md. Reads /proc, so it requires Linux.
 *
 * ROUNDS (20): how often every public page is rendered.
 */
import { once } from "node:events";
import { readFileSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { REGISTRY_FILE } from "@ligate/build/release-format/release";
import autocannon from "autocannon";
import startStore from "../support/start-store.ts";
import { startGateway } from "./gateways.ts";
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
async function measurePages(pid: number, addresses: string[], registry: string) {
  const used = { rendered: 0, cached: 0 };
  const during = async (work: () => Promise<void>) => {
    const before = cpuMs(pid);
    await work();
    return cpuMs(pid) - before;
  };
  for (let round = 0; round < ROUNDS; round++) {
    // A changed registry file empties the cache.
    utimesSync(registry, new Date(), new Date(Date.now() + round * 1000));
    used.rendered += await during(() => requestPages(addresses));
    used.cached += await during(() => requestPages(addresses));
  }
  const perPage = (ms: number) => ms / ROUNDS / addresses.length;
  return { rendered: perPage(used.rendered), cached: perPage(used.cached) };
}

async function benchServer(releases: string, store: string): Promise<void> {
  const { gateway, port } = await startGateway(releases, store);
  const pid = gateway.pid ?? 0;
  // The module reads RELEASES_DIR, which startStore has set.
  const { publicPages } = await import("../support/releases/public-pages.ts");
  const addresses = publicPages().map(({ address }) => `http://localhost:${port}${address}`);
  await warmUp(addresses);
  await measurePages(pid, addresses, join(releases, REGISTRY_FILE));

  const { rendered, cached } = await measurePages(pid, addresses, join(releases, REGISTRY_FILE));
  const before = cpuMs(pid);
  const url = addresses[0] ?? "";
  const { requests } = await autocannon({ url, headers: HEADERS, connections: 10, duration: 5 });
  const cpuPerPage = (cpuMs(pid) - before) / requests.total;
  gateway.kill("SIGTERM");
  await once(gateway, "exit");

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
try {
  await benchServer(resolve(ROOT, process.env.RELEASES_DIR || "releases"), process.env.STORE_URL ?? "");
} finally {
  await stopStore?.();
}
