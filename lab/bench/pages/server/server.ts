/**
 * `pnpm bench:server`: measures the CPU time of the gateway's process, all threads, for fresh renders of every public page
 * and for cached pages, and its throughput for cached pages. Reads /proc, so it requires Linux. A recording of the API's responses keeps the store idle while it measures.
 *
 * ROUNDS (40): how often every public page is rendered. WARM_UP (60): how often before it is measured.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import startStore from "../../../../e2e/support/processes/start-store.ts";
import { releasesDir } from "../../../../e2e/support/releases/releases-folder.ts";
import { inParallel } from "../../../in-parallel.ts";
import { copyActive } from "../release-folders.ts";
import { formatMeasurement } from "./format-measurement.ts";
import {
  byAge,
  byContent,
  byRelease,
  type EmptyCache,
  type MeasuredGateway,
  startMeasuredGateway,
} from "./measured-gateway.ts";
import { type PageKind, pageKinds } from "./page-kinds.ts";
import { monotonicMicroseconds, profileShares, type Span } from "./profile-shares.ts";
import { startReplayedApi } from "./replayed-api.ts";
import { addTimesDuring, noTimes, sumCpu, type ThreadTimes } from "./thread-times.ts";

const ROUNDS = Number(process.env.ROUNDS || 40);
const WARM_UP = Number(process.env.WARM_UP || 60);
/** Visitors at a time, each of whom waits for a page before requesting the next one. */
const VISITORS = 8;
/** How long cached pages are requested, in seconds. */
const CACHED_SECONDS = 5;
/** How long the gateway may render stale pages in the background, in milliseconds. */
const BACKGROUND_MS = 40;
const HEADERS = { "accept-encoding": "br" };

/** @throws if the page is not rendered */
async function requestPage(url: string): Promise<void> {
  const document = await (await fetch(url, { headers: HEADERS })).text();
  if (!document.includes('id="ligate-data"')) throw new Error(`${url} was not rendered.`);
}

/** The first renders take longer than the gateway's timeout, so they are tried again. */
async function requestUntilRendered(url: string, tries = 10): Promise<void> {
  await requestPage(url).catch((error) => {
    if (tries === 0) throw error;
    return requestUntilRendered(url, tries - 1);
  });
}

/** Renders every address a number of times, page after page. @returns CPU time by page */
async function renderFresh(
  gateway: MeasuredGateway,
  emptyCache: EmptyCache,
  rounds: number,
  onRound: (span: Span) => void = () => {},
): Promise<Map<PageKind, ThreadTimes>> {
  const times = new Map(kinds.map((kind) => [kind, noTimes()]));
  for (let round = 0; round < rounds; round++) {
    await emptyCache(gateway);
    const from = monotonicMicroseconds();
    for (const [{ addresses }, used] of times) {
      const urls = addresses.map((address) => gateway.url + address);
      await addTimesDuring(used, gateway.pid, async () => {
        await inParallel(urls, VISITORS, (url) => requestUntilRendered(url));
        // A stale page is served before it is rendered again.
        if (emptyCache === byAge) await setTimeout(BACKGROUND_MS);
      });
    }
    onRound({ from, to: monotonicMicroseconds() });
  }
  return times;
}

/** Requests all pages, which are cached, over ten connections. */
async function requestCached({ pid, url }: MeasuredGateway) {
  const times = noTimes();
  const requests = kinds.map(({ addresses: [path] }) => ({ path, headers: HEADERS }));
  const run = () => autocannon({ url, requests, connections: 10, duration: CACHED_SECONDS });
  await run();
  let result: autocannon.Result | undefined;
  await addTimesDuring(times, pid, async () => {
    result = await run();
  });
  const total = result?.requests.total ?? 0;
  return { cpuMs: sumCpu(times) / total, perSecond: result?.requests.average ?? 0 };
}

async function measure() {
  const gateway = await startMeasuredGateway(releases, api);
  await renderFresh(gateway, byRelease(releases), WARM_UP);
  const fresh = await renderFresh(gateway, byRelease(releases), ROUNDS);
  const withNewData = await renderFresh(gateway, byContent(api), ROUNDS);
  const stale = await renderFresh(gateway, byAge, ROUNDS);
  const cached = await requestCached(gateway);
  await gateway.stop();
  return { fresh, withNewData, stale, cached };
}

/** Profiles all threads while they render. The gateway is another one, because a profiled process is slower. */
async function profile(): Promise<Record<string, number>> {
  const dir = mkdtempSync(join(tmpdir(), "ligate-profiles-"));
  const NODE_OPTIONS = `--cpu-prof --cpu-prof-dir=${dir}`;
  const gateway = await startMeasuredGateway(releases, api, { NODE_OPTIONS });
  const spans: Span[] = [];
  await renderFresh(gateway, byRelease(releases), WARM_UP);
  await renderFresh(gateway, byRelease(releases), ROUNDS / 2, (span) => spans.push(span));
  gateway.process.kill("SIGTERM");
  await once(gateway.process, "exit");
  const shares = profileShares(dir, spans);
  rmSync(dir, { recursive: true });
  return shares;
}

const stopStore = await startStore();
const store = process.env.STORE_URL ?? "";
const api = await startReplayedApi(store);
const kinds = await pageKinds(store);
const releases = mkdtempSync(join(tmpdir(), "ligate-bench-"));
try {
  await copyActive(releasesDir(), releases);
  const measured = await measure();
  const shares = await profile();
  console.log(formatMeasurement({ ...measured, shares, rounds: ROUNDS }));
} finally {
  rmSync(releases, { recursive: true });
  await api.close();
  await stopStore?.();
}
