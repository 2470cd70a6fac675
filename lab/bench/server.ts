/**
 * `pnpm bench:server`: measures the CPU time of the gateway's process, all threads, for fresh renders of
 * every public page, for stale pages and for cached pages, and its throughput for cached pages. Reads /proc,
 * so it requires Linux. A recording of the API's responses keeps the store idle while it measures. The exit
 * code is 1 if an aim is missed.
 *
 * ROUNDS (40): how often every public page is rendered. WARM_UP (60): how often before it is measured.
 */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { matchesAddress } from "@ligate/contract/remotes/route-ownership";
import type { ReleaseOnDisk } from "@ligate/delivery/gate/release-change";
import autocannon from "autocannon";
import fastify from "fastify";
import { appendEntry } from "../../e2e/support/releases/activate.ts";
import { releaseFolder } from "../../e2e/support/releases/releases-folder.ts";
import { sitemapPaths } from "../../e2e/support/releases/sitemap-paths.ts";
import { formatTable } from "../figures.ts";
import { type StorePage, withBuiltStore } from "./built-store.ts";
import { cpuMs } from "./processes.ts";
import { AIMS, report } from "./report.ts";
import { writeRelease } from "./write-release.ts";

const ROUNDS = Number(process.env.ROUNDS || 40);
const WARM_UP = Number(process.env.WARM_UP || 60);
/** How long cached pages are requested, in seconds. */
const CACHED_SECONDS = 5;
const HEADERS = { "accept-encoding": "br" };
/** So many addresses of a page are requested, at the same time. */
const MAX_ADDRESSES = 10;
/** A little more than the age at which the gateway renders a page again. */
const STALE_AFTER_MS = 5_200;
/** How long the gateway may render stale pages in the background, after it has served them. */
const BACKGROUND_MS = 40;

interface Gateway {
  pid: number;
  url: string;
}

/** A page of a remote with examples of its addresses. */
interface PageKind {
  id: string;
  addresses: string[];
}

async function measure(gateway: Gateway, kinds: PageKind[]): Promise<void> {
  const byRelease = () => activateAnother(gateway);
  await render(gateway, kinds, WARM_UP, byRelease);
  const fresh = await render(gateway, kinds, ROUNDS, byRelease);
  const stale = await render(gateway, kinds, ROUNDS, () => setTimeout(STALE_AFTER_MS), BACKGROUND_MS);
  const cached = await requestCached(gateway, kinds);
  const ms = (value = Number.NaN) => value.toFixed(3);
  const perPage = kinds.map(({ id }, i) => [id, ms(fresh[i]), ms(stale[i])]);
  console.log(formatTable(["page", "fresh", "stale"], perPage));
  const { freshCpuMs, staleCpuMs, cachedCpuMs, cachedPerSecond } = AIMS.server;
  const perSecond = { measured: cached.perSecond, atLeast: cachedPerSecond, isInformation: true };
  report(
    ["average of all pages", "measured"],
    [
      { what: "fresh render, CPU ms", measured: average(fresh), atMost: freshCpuMs },
      { what: "stale page, served and loaded again, CPU ms", measured: average(stale), atMost: staleCpuMs },
      { what: "cached page, CPU ms", measured: cached.cpuMs, atMost: cachedCpuMs },
      { what: "cached pages per second", ...perSecond },
    ],
    3,
  );
}

/** The average of all pages, regardless of their number of addresses. */
const average = (times: number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;

/**
 * Renders every address a number of times, page after page.
 * @param emptyCache makes the gateway render all pages again
 * @returns CPU time per render of each page, in milliseconds
 */
async function render(
  { pid, url }: Gateway,
  kinds: PageKind[],
  rounds: number,
  emptyCache: () => Promise<void>,
  backgroundMs = 0,
): Promise<number[]> {
  const used = kinds.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    await emptyCache();
    for (const [i, { addresses }] of kinds.entries()) {
      const before = cpuMs(pid);
      await Promise.all(addresses.map((address) => requestUntilRendered(url + address)));
      await setTimeout(backgroundMs);
      used[i] = (used[i] ?? 0) + cpuMs(pid) - before;
    }
  }
  return used.map((cpu, i) => cpu / rounds / (kinds[i]?.addresses.length ?? 0));
}

/** The first renders take longer than the gateway's timeout, so they are tried again. */
async function requestUntilRendered(url: string, tries = 10): Promise<void> {
  const document = await (await fetch(url, { headers: HEADERS })).text();
  if (document.includes('id="ligate-data"')) return;
  if (tries === 0) throw new Error(`${url} was not rendered.`);
  await requestUntilRendered(url, tries - 1);
}

/**
 * Requests all pages, which are cached, over ten connections.
 * @returns CPU time per page, and pages per second
 */
async function requestCached({ pid, url }: Gateway, kinds: PageKind[]) {
  const requests = kinds.map(({ addresses: [path] }) => ({ path, headers: HEADERS }));
  const run = () => autocannon({ url, requests, connections: 10, duration: CACHED_SECONDS });
  await run();
  const before = cpuMs(pid);
  const { requests: sent } = await run();
  return { cpuMs: (cpuMs(pid) - before) / sent.total, perSecond: sent.average };
}

/** A package without pages. */
const WITHOUT_PAGES = { name: "without-pages", entry: "none.js" };

/**
 * Activates another release, with which the gateway renders all pages again, and waits until the gateway has
 * followed.
 */
async function activateAnother({ url }: Gateway): Promise<void> {
  const release = { ...WITHOUT_PAGES, id: randomUUID() };
  writeRelease(releaseFolder(release), release);
  appendEntry(release.name, release.id);
  for (let served: string | undefined; served !== release.id; await setTimeout(50)) {
    const response = await fetch(`${url}/releases/registry.json`);
    const registry = (await response.json()) as Record<string, { release: string }>;
    served = registry[release.name]?.release;
  }
  // The gateway asks for the version of the content when a page is requested.
  await fetch(`${url}/no-such-page`);
}

/** The public pages, each with its example and with addresses of the store's sitemaps. */
async function listKinds(url: string, releases: ReleaseOnDisk[], pages: StorePage[]): Promise<PageKind[]> {
  const sitemaps = await sitemapPaths(async (path) => (await fetch(url + path)).text());
  const listed = [...sitemaps.values()].flat();
  const routes = Object.assign({}, ...releases.map(({ release }) => release.pages));
  // Pages of a customer's data are left out.
  const isPublic = ({ isRendered, address }: StorePage) => isRendered && !address.includes("{");
  return pages.filter(isPublic).map(({ id, address }) => {
    const others = listed.filter((path) => path !== address && matchesAddress(routes[id].path, path));
    return { id, addresses: [address, ...others].slice(0, MAX_ADDRESSES) };
  });
}

/** Starts an API that requests each address from another one once and then repeats the response. */
async function startReplayedApi(api: string) {
  const recorded = new Map<string, Promise<[Response, Buffer]>>();
  const record = async (url: string): Promise<[Response, Buffer]> => {
    const response = await fetch(api + url, { headers: { "accept-encoding": "identity" } });
    if (response.status >= 500) throw new Error(`${url} answers ${response.status}.`);
    return [response, Buffer.from(await response.arrayBuffer())];
  };
  const app = fastify({ forceCloseConnections: true });
  app.get("/content-version", async () => ({ version: "1" }));
  app.get("/*", async ({ url }, reply) => {
    const one = recorded.get(url) ?? record(url);
    recorded.set(url, one);
    const [{ status, headers }, body] = await one;
    // Only a response that depends on the content alone has a version.
    if (headers.has("content-version")) reply.header("content-version", "1");
    return reply
      .code(status)
      .type(headers.get("content-type") ?? "application/json")
      .send(body);
  });
  return { url: await app.listen({ host: "127.0.0.1", port: 0 }), close: () => app.close() };
}

await withBuiltStore(async ({ dir, api, releases, pages, serve }) => {
  const replayed = await startReplayedApi(api);
  const folder = join(dir, "releases");
  // For the tools that activate releases.
  process.env.RELEASES_DIR = folder;
  const served = [...releases, writeRelease(join(dir, "without-pages"), WITHOUT_PAGES)];
  const { port, process: child } = await serve(served, folder, { API_URL: replayed.url });
  const gateway = { pid: child.pid ?? 0, url: `http://localhost:${port}` };
  try {
    await measure(gateway, await listKinds(gateway.url, releases, pages));
  } finally {
    await replayed.close();
  }
});
