/**
 * `pnpm bench:server`: measures the CPU time of the gateway's process, all threads, for fresh renders of every public page,
 * for stale pages and for cached pages, and its throughput for cached pages. Reads /proc, so it requires Linux. A recording
 * of the API's responses keeps the store idle while it measures. The exit code is 1 if an aim is missed.
 *
 * ROUNDS (40): how often every public page is rendered. WARM_UP (60): how often before it is measured.
 */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { startGateway } from "../../e2e/support/processes/start-gateway.ts";
import { activeReleases } from "../../e2e/support/releases/active-releases.ts";
import { publicPages } from "../../e2e/support/releases/public-pages.ts";
import { releasesDir } from "../../e2e/support/releases/releases-folder.ts";
import { sitemapPaths } from "../../e2e/support/releases/sitemap-paths.ts";
import { formatTable } from "../figures.ts";
import { withStore } from "./gateways.ts";
import { startReplayedApi } from "./pages/replayed-api.ts";
import { cpuMs } from "./processes.ts";
import { activate, copyActive, minimalRelease } from "./release-folders.ts";

const ROUNDS = Number(process.env.ROUNDS || 40);
const WARM_UP = Number(process.env.WARM_UP || 60);
/** How long cached pages are requested, in seconds. */
const CACHED_SECONDS = 5;
const HEADERS = { "accept-encoding": "br" };
/** Cached pages per second. */
const PER_SECOND_AT_LEAST = 5_000;

interface Gateway {
  pid: number;
  url: string;
}

/** A page of a remote with examples of its addresses. */
interface PageKind {
  id: string;
  addresses: string[];
}

async function measure(gateway: Gateway, kinds: PageKind[], releases: string): Promise<void> {
  const byRelease = () => followRelease(gateway, releases);
  await render(gateway, kinds, WARM_UP, byRelease);
  const fresh = await render(gateway, kinds, ROUNDS, byRelease);
  const stale = await render(gateway, kinds, ROUNDS, () => setTimeout(STALE_AFTER_MS), BACKGROUND_MS);
  const cached = await requestCached(gateway, kinds);
  const figures = [
    { name: "fresh render", cpu: average(fresh), atMost: 1 },
    { name: "stale page, served and loaded again", cpu: average(stale), atMost: 1 },
    { name: "cached page", cpu: cached.cpu, atMost: 0.09 },
  ];
  const perPage = kinds.map(({ id }, i) => [id, ms(fresh[i]), ms(stale[i])]);
  console.log(formatTable(["page", "fresh", "stale"], perPage));
  const rows = figures.map(({ name, cpu, atMost }) => [name, ms(cpu), atMost]);
  console.log(formatTable(["average of all pages", "CPU ms", "at most"], rows));
  console.log(`Cached pages: ${Math.round(cached.perSecond)} per second (aim: ${PER_SECOND_AT_LEAST}).`);
  const isMet = figures.every(({ cpu, atMost }) => cpu <= atMost) && cached.perSecond >= PER_SECOND_AT_LEAST;
  if (!isMet) process.exitCode = 1;
}

const ms = (value = Number.NaN) => value.toFixed(3);
/** The average of all pages, regardless of their number of addresses. */
const average = (times: number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;

/** A little more than the age at which the gateway renders a page again. */
const STALE_AFTER_MS = 5_200;
/** How long the gateway may render stale pages in the background, after it has served them. */
const BACKGROUND_MS = 40;

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

/** Requests all pages, which are cached, over ten connections. */
async function requestCached({ pid, url }: Gateway, kinds: PageKind[]) {
  const requests = kinds.map(({ addresses: [path] }) => ({ path, headers: HEADERS }));
  const run = () => autocannon({ url, requests, connections: 10, duration: CACHED_SECONDS });
  await run();
  const before = cpuMs(pid);
  const { requests: sent } = await run();
  return { cpu: (cpuMs(pid) - before) / sent.total, perSecond: sent.average };
}

/** A package without pages. */
const WITHOUT_PAGES = "without-pages";

/** Activates another release, with which the gateway renders all pages again, and waits until the gateway has followed. */
async function followRelease({ url }: Gateway, releases: string): Promise<void> {
  const id = await activateAnother(releases);
  for (let served: string | undefined; served !== id; await setTimeout(50)) {
    const registry = (await (await fetch(`${url}/releases/registry.json`)).json()) as Registry;
    served = registry[WITHOUT_PAGES]?.release;
  }
  // The gateway asks for the version of the content when a page is requested.
  await fetch(`${url}/no-such-page`);
}

type Registry = Record<string, { release: string }>;

async function activateAnother(releases: string): Promise<string> {
  const id = randomUUID();
  await activate(releases, minimalRelease({ name: WITHOUT_PAGES, id, entry: "none.js" }));
  return id;
}

/** So many addresses of a page are requested, at the same time. */
const MAX_ADDRESSES = 10;

/** The public pages, each with its example and with addresses of the store's sitemaps. */
async function listKinds(store: string): Promise<PageKind[]> {
  const sitemaps = await sitemapPaths(async (path) => (await fetch(store + path)).text());
  const listed = [...sitemaps.values()].flat();
  const pages = Object.assign({}, ...activeReleases().remotes.map(({ pages }) => pages));
  return publicPages().map(({ id, address }) => {
    const pattern = toPattern(pages[id].path);
    const others = listed.filter((path) => path !== address && pattern.test(path));
    return { id, addresses: [address, ...others].slice(0, MAX_ADDRESSES) };
  });
}

/** Paths with a parameter, such as `/blog/:id`, have several addresses. */
const toPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);

await withStore(async (store, dir) => {
  const api = await startReplayedApi(store);
  const releases = join(dir, "releases");
  await copyActive(releasesDir(), releases);
  await activateAnother(releases);
  const { port, process: child, stop } = await startGateway({ API_URL: api.url, RELEASES_DIR: releases });
  const gateway: Gateway = { pid: child.pid ?? 0, url: `http://localhost:${port}` };
  try {
    await measure(gateway, await listKinds(store), releases);
  } finally {
    await stop();
    await api.close();
  }
});
