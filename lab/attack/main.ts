/**
 * `MINUTES=60 pnpm attack`: sends generated and hostile requests to the API, and pages, files and searches to the gateway, of the
 * store on PostgreSQL, all at bounded rates and on this machine. Compares another visitor's waits before, during and after, and
 * the memory before and after. Prints answers by status. The exit code is 1 if there is an unexpected 5xx, if that visitor waits
 * more than three times as long as before or is refused, or if memory stays more than a tenth higher. Requires Linux and PostgreSQL.
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { openStore } from "../bench/api/store.ts";
import { residentMb } from "../bench/processes.ts";
import { formatTable, quantile } from "../figures.ts";
import { createAttacks } from "./attacks.ts";
import { residentMbAfterGc } from "./memory-after-gc.ts";
import { PROBES, type Probe, type Visited, type VisitorTask } from "./visitor.ts";

const MINUTE = 60_000;
const ATTACK_MS = Number(process.env.MINUTES || 60) * MINUTE;
const WARM_MS = Math.min(10 * MINUTE, ATTACK_MS);
const QUIET_MS = Math.min(2 * MINUTE, ATTACK_MS);
const SAMPLE_MS = ATTACK_MS / 6;
/** Per second: less than one process can answer, so that it sheds no load. */
const RATES = { api: 12, pages: 10, searches: 5, files: 3 };
const KINDS = Object.keys(RATES) as (keyof typeof RATES)[];
/** Multiplies the rates during the warm-up, which fills the bounded caches. */
const WARM_RATE = 4;
/** `A part of the store is not available`, and `busy`: expected answers of a store that is asked for too much. */
const EXPECTED = [502, 503];

const store = await openStore(process.env.GENES || "all");
const [api, gateway] = [store.services.get("api"), store.services.get("gateway")];
const statuses = new Map<string, number>();
const unexpected = new Map<string, number>();

function count(kind: string, status: number, what: string) {
  const name = `${kind} ${status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
  if (status >= 500 && !EXPECTED.includes(status)) unexpected.set(what, (unexpected.get(what) ?? 0) + 1);
}

const attacks = createAttacks({ api: api.origin, gateway: gateway.origin }, count);

/** Another visitor's waits while strangers send their requests, `rate` times as many as usual, or none. */
async function watch(ms: number, rate = 0): Promise<Visited["waits"]> {
  const open = new Set<Promise<void>>();
  const send = (work: () => Promise<void>) => {
    const sent: Promise<void> = work().finally(() => open.delete(sent));
    open.add(sent);
  };
  const timers = rate
    ? KINDS.map((kind) => setInterval(() => send(attacks[kind]), 1000 / (rate * RATES[kind])))
    : [];
  const workerData: VisitorTask = { origin: gateway.origin, ms };
  const visitor = new Worker(new URL("visitor.ts", import.meta.url), { workerData });
  const [visited] = (await once(visitor, "message")) as [Visited];
  for (const timer of timers) clearInterval(timer);
  await Promise.all(open);
  for (const [name, status] of visited.statuses) count("probe", status, name);
  return visited.waits;
}

const memoryAfterGc = async () => ({
  api: await residentMbAfterGc(api.pid),
  gateway: await residentMbAfterGc(gateway.pid),
});
const currentMemory = () => [api, gateway].map(({ pid }) => Math.round(residentMb([pid]))).join(" and ");

try {
  await watch(WARM_MS, WARM_RATE);
  // At this rate, the store may refuse requests.
  statuses.clear();
  const before = await watch(QUIET_MS);
  const memoryBefore = await memoryAfterGc();
  const samples: string[] = [];
  const sampling = setInterval(() => samples.push(currentMemory()), SAMPLE_MS);
  const during = await watch(ATTACK_MS, 1);
  clearInterval(sampling);
  const after = await watch(QUIET_MS);
  const memoryAfter = await memoryAfterGc();
  const p99 = (waits: number[]) => Math.round(quantile(waits, 0.99));
  const rows = (Object.keys(PROBES) as Probe[]).map((name) => [
    `${name}, p99 ms`,
    ...[before, during, after].map((waits) => p99(waits[name])),
  ]);
  const grown = (["api", "gateway"] as const).map((name) => memoryAfter[name] / memoryBefore[name]);
  console.log(
    formatTable(
      ["", "before", "attack", "after"],
      [
        ...rows,
        ["api, MB", Math.round(memoryBefore.api), "", Math.round(memoryAfter.api)],
        ["gateway, MB", Math.round(memoryBefore.gateway), "", Math.round(memoryAfter.gateway)],
      ],
    ),
  );
  console.log(`API and gateway during the attack, MB: ${samples.join(", ")}`);
  console.log(
    [...statuses]
      .sort()
      .map(([name, n]) => `${name}: ${n}`)
      .join(", "),
  );
  for (const [what, n] of unexpected) console.log(`${n} × unexpected: ${what}`);
  const isSlow = rows.some(([, quiet, attacked]) => Number(attacked) > 3 * Number(quiet));
  const isRefused = [...statuses.keys()].some((name) => name.startsWith("probe ") && name !== "probe 200");
  process.exitCode = unexpected.size > 0 || isSlow || isRefused || grown.some((ratio) => ratio > 1.1) ? 1 : 0;
} finally {
  await store.stop();
}
