/**
 * `pnpm bench:overload`: finds the capacity of one API process on PostgreSQL, sends it 80 % and 200 % of that, and 80 % again,
 * whether or not it answers. Measures accepted and refused requests, another visitor's cart, `/readyz` and memory. Takes
 * about 70 seconds. Reads /proc, so it requires Linux. The exit code is 1 if an aim is missed.
 */
import { setTimeout } from "node:timers/promises";
import { openStore } from "./api/store.ts";
import { type Answer, Load, type LoadRequest } from "./overload/open-load.ts";
import { missedAims, type Phase, reportPhases } from "./overload/report.ts";
import { createVisitors, type Visitors } from "./overload/visitors.ts";
import { residentMb } from "./processes.ts";

const CLIENTS = 12;
const SECONDS = { capacity: 6, normal: 10, overload: 20, after: 10 };
const PROBE_MS = 100;

interface Store {
  load: Load;
  visitors: Visitors;
  pid: number;
}

async function run(store: Store): Promise<Phase[]> {
  const { load, visitors } = store;
  // Warms up.
  await load.closed(visitors.next, CLIENTS, SECONDS.capacity);
  const answered = await load.closed(visitors.next, CLIENTS, SECONDS.capacity);
  const capacity = answered.filter(({ status }) => status === 200).length / SECONDS.capacity;
  console.log(`Capacity: ${Math.round(capacity)} requests per second.`);
  const phases: Running[] = [];
  for (const [name, share, seconds] of [
    ["80 %", 0.8, SECONDS.normal],
    ["200 %", 2, SECONDS.overload],
    ["80 % afterwards", 0.8, SECONDS.after],
  ] as const)
    phases.push(await sendLoad(store, name, capacity * share, seconds));
  return Promise.all(
    phases.map(async ({ sent, probed, ...phase }) => ({
      ...phase,
      answers: await Promise.all(sent),
      probes: await Promise.all(probed),
    })),
  );
}

/** A load whose requests may not all be answered yet, when the next one begins. */
type Running = Omit<Phase, "answers" | "probes"> & Record<"sent" | "probed", Promise<Answer>[]>;

async function sendLoad(store: Store, name: string, perSecond: number, seconds: number): Promise<Running> {
  const { load, visitors, pid } = store;
  const probing = new AbortController();
  const begun = performance.now();
  const readyz: LoadRequest = { kind: "/readyz", path: "/readyz" };
  const probed: Running["probed"] = [];
  let mb = 0;
  const probe = async () => {
    while (!probing.signal.aborted) {
      for (const one of [{ ...visitors.cart, kind: "cart" }, visitors.webhook, readyz])
        probed.push(load.send(one, begun));
      mb = Math.max(mb, residentMb([pid]));
      await setTimeout(PROBE_MS);
    }
  };
  const probes = probe();
  const sent = await load.open(visitors.next, perSecond, seconds);
  probing.abort();
  await probes;
  return { name, perSecond, seconds, sent, probed, mb };
}

const bench = await openStore();
const { pid, origin } = bench.services.get("api");
const load = new Load(origin);
try {
  const phases = await run({ load, visitors: await createVisitors(origin), pid });
  console.log(reportPhases(phases));
  const missed = missedAims(phases);
  if (missed.length > 0) {
    console.error(`Missed: ${missed.join("; ")}`);
    process.exitCode = 1;
  }
} finally {
  load.close();
  await bench.stop();
}
