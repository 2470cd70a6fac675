/**
 * `MINUTES=60 pnpm attack`: sends generated and hostile requests to the API, and pages, files and searches to the gateway, of the
 * store on PostgreSQL, all at bounded rates and on this machine. Compares another visitor's waits before, during and after, and
 * the memory before and after. Prints answers by status. The exit code is 1 if there is an unexpected 5xx, if that visitor waits
 * more than three times as long as before or is refused, or if memory stays more than a tenth higher. Requires Linux and PostgreSQL.
 */
import { setTimeout as pause } from "node:timers/promises";
import { openStore } from "../bench/api/store.ts";
import { residentMb } from "../bench/processes.ts";
import { formatTable, quantile } from "../figures.ts";
import { createAttacks, pickAny } from "./attacks.ts";
import { fetchStatus, networkAddress } from "./strangers.ts";

const MINUTE = 60_000;
const ATTACK_MS = Number(process.env.MINUTES || 60) * MINUTE;
const WARM_MS = Math.min(10 * MINUTE, ATTACK_MS);
const QUIET_MS = Math.min(2 * MINUTE, ATTACK_MS);
const SAMPLE_MS = ATTACK_MS / 6;
/** Per second: less than one process can answer, so that it sheds no load. */
const RATES = { api: 12, pages: 10, searches: 5, files: 3 };
const PROBE_MS = 250;
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

const visitor = networkAddress(2 ** 20 + 1);
const PROBES = {
  cart: () => fetchStatus(`${gateway.origin}/api/orders/cart/`, visitor),
  home: () => fetchStatus(`${gateway.origin}/`, visitor),
  product: () => fetchStatus(`${gateway.origin}/products/item/CA-LA-CMXXPC-XXXXXX`, visitor),
  search: () => fetchStatus(`${gateway.origin}/api/search/?q=tp53+knockout`, visitor),
};
type Probe = keyof typeof PROBES;

/** Another visitor's waits in milliseconds while strangers send their requests, or nothing. */
async function watch(ms: number, kinds: (keyof typeof RATES)[] = []) {
  const waits: Record<Probe, number[]> = { cart: [], home: [], product: [], search: [] };
  const until = performance.now() + ms;
  const open = new Set<Promise<void>>();
  const send = (work: () => Promise<void>) => {
    const sent: Promise<void> = work().finally(() => open.delete(sent));
    open.add(sent);
  };
  const timers = kinds.map((kind) => setInterval(() => send(attacks[kind]), 1000 / RATES[kind]));
  while (performance.now() < until) {
    const name = pickAny(Object.keys(PROBES) as Probe[]);
    const begun = performance.now();
    count("probe", await PROBES[name](), name);
    waits[name].push(performance.now() - begun);
    await pause(PROBE_MS);
  }
  for (const timer of timers) clearInterval(timer);
  await Promise.all(open);
  return waits;
}

const memory = () => ({ api: residentMb([api.pid]), gateway: residentMb([gateway.pid]) });
const formatMemory = (of: ReturnType<typeof memory>) => `${Math.round(of.api)} and ${Math.round(of.gateway)}`;

try {
  const allKinds = Object.keys(RATES) as (keyof typeof RATES)[];
  // The same requests fill bounded caches, and the heap of each process, whose memory stays.
  await watch(WARM_MS, allKinds);
  const before = await watch(QUIET_MS);
  const memoryBefore = memory();
  const samples: string[] = [];
  const sampling = setInterval(() => samples.push(formatMemory(memory())), SAMPLE_MS);
  const during = await watch(ATTACK_MS, allKinds);
  clearInterval(sampling);
  const after = await watch(QUIET_MS);
  const memoryAfter = memory();
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
