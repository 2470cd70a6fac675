/**
 * `pnpm bench:server`: what a page costs the gateway's process, all of its threads, rendered anew and kept; and how many
 * kept ones it sends a second. Writes the table into docs/performance.md. Reads /proc, so it runs on Linux.
 *
 * ROUNDS (20): times that every public page is rendered anew.
 */
import { once } from "node:events";
import { readFileSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { REGISTRY_FILE } from "@ligate/build/releases/release-format";
import autocannon from "autocannon";
import startStore from "../support/start-store.ts";
import { startGateway } from "./gateways.ts";
import { writeSection } from "./report.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const ROUNDS = Number(process.env.ROUNDS || 20);
/** Of the kernel's clock in /proc. */
const TICK_MS = 10;
const HEADERS = { "accept-encoding": "br" };

/** CPU that a process has used, all threads together. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Asks for pages, four at a time as visitors come. @throws where one is not rendered */
async function askFor(addresses: string[]): Promise<void> {
  const queue = [...addresses];
  const visitor = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const document = await (await fetch(address, { headers: HEADERS })).text();
      if (!document.includes('id="ligate-data"')) throw new Error(`${address} was not rendered.`);
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
}

/** The first pages take longer than the gateway waits. */
async function warmUp(addresses: string[], tries = 10): Promise<void> {
  for (const address of addresses)
    await askFor([address]).catch((error) => {
      if (tries === 0) throw error;
      return warmUp([address], tries - 1);
    });
}

/** @returns CPU per page in milliseconds, where all are rendered anew, and where all are kept */
async function measurePages(pid: number, addresses: string[], registry: string) {
  const used = { anew: 0, kept: 0 };
  const during = async (work: () => Promise<void>) => {
    const before = cpuMs(pid);
    await work();
    return cpuMs(pid) - before;
  };
  for (let round = 0; round < ROUNDS; round++) {
    // A registry that was written again: what was rendered for the one before is given to nobody.
    utimesSync(registry, new Date(), new Date(Date.now() + round * 1000));
    used.anew += await during(() => askFor(addresses));
    used.kept += await during(() => askFor(addresses));
  }
  const perPage = (ms: number) => ms / ROUNDS / addresses.length;
  return { anew: perPage(used.anew), kept: perPage(used.kept) };
}

async function benchServer(releases: string, store: string): Promise<void> {
  const { gateway, port } = await startGateway(releases, store);
  const pid = gateway.pid ?? 0;
  // Where the releases are is known since the product was started.
  const { publicPages } = await import("../support/public-pages.ts");
  const addresses = publicPages().map(({ address }) => `http://localhost:${port}${address}`);
  await warmUp(addresses);
  await measurePages(pid, addresses, join(releases, REGISTRY_FILE));

  const { anew, kept } = await measurePages(pid, addresses, join(releases, REGISTRY_FILE));
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
    `| rendered anew, its data fetched, compressed | ${(anew - kept).toFixed(2)} more than kept | 1 |`,
    `| kept | ${kept.toFixed(2)} | |`,
    `| home, kept, ten connections | ${cpuPerPage.toFixed(3)} | |`,
    `| home, kept, a second and process | ${Math.round(requests.average).toLocaleString("en")} pages | 5,000 |`,
  ].join("\n");
  console.log(text);
  writeSection(join(ROOT, "docs/performance.md"), "server", text);
}

const stopProduct = await startStore();
try {
  await benchServer(resolve(ROOT, process.env.RELEASES_DIR || "releases"), process.env.STORE_URL ?? "");
} finally {
  await stopProduct?.();
}
