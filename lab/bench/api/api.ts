/**
 * `pnpm bench:api`: measures what the API costs per request, CPU of its process and of the database, beside a bare Fastify
 * with two statements in the same run. Uses PostgreSQL where it is installed, otherwise PGlite, and the genes of
 * $GENE_DATA. Reads /proc, so it requires Linux. The exit code is 1 if an aim is missed.
 */
import { parseArgs } from "node:util";
import { activeReleases, measureColdStart, visitPages } from "./cold-start.ts";
import { measureGrowth, SIZES } from "./growth.ts";
import type { Bench } from "./measure/bench.ts";
import { disconnect, measure, prepare, warmUp } from "./measure/measure.ts";
import {
  describeBench,
  describeMemory,
  type Report,
  reportGrowth,
  reportRequests,
  reportStart,
} from "./report.ts";
import { CARTS } from "./scenarios/carts.ts";
import { CHECKOUT, ORDERS } from "./scenarios/checkout.ts";
import { BARE, PUBLIC } from "./scenarios/reads.ts";
import { openBenchDatabase } from "./store/database.ts";
import { openStore } from "./store/open-store.ts";

const QUICK_SHARE = 0.3;

const { values: options } = parseArgs({
  options: {
    /** Fewer requests. */
    quick: { type: "boolean", default: false },
    /** The scenarios with this text in their name. */
    only: { type: "string", default: "" },
    rounds: { type: "string" },
    /** Measures the API's start instead. */
    cold: { type: "boolean", default: false },
    /** Measures with more and more products and orders instead. */
    growth: { type: "boolean", default: false },
    pglite: { type: "boolean", default: false },
  },
});
const scenarios = [
  ...BARE,
  ...[...CARTS, ...PUBLIC, ORDERS, CHECKOUT].filter(({ name }) => name.includes(options.only)),
];

const database = await openBenchDatabase(options.pglite);
console.log(`The store uses ${database.name}`);
const store = await openStore(database, options.cold ? activeReleases() : undefined).catch(
  async (error: unknown) => {
    await database.stop();
    throw error;
  },
);
try {
  const rounds = Number(options.rounds) || (options.quick ? 3 : 5);
  const bench = { database, store, rounds, share: options.quick ? QUICK_SHARE : 1 };
  if (options.cold) await benchColdStart(bench);
  else if (options.growth) await benchGrowth(bench);
  else await benchRequests(bench);
} finally {
  await store.stop();
  await database.stop();
}

async function benchRequests(bench: Bench) {
  const running = await prepare(store, scenarios);
  const figures = await measure(bench, running);
  disconnect(running);
  print(await describeBench(bench), reportRequests(figures));
}

async function benchColdStart(bench: Bench) {
  const start = await measureColdStart(database, store);
  const running = await prepare(store, scenarios);
  await warmUp(bench, running);
  disconnect(running);
  if (store.gateway) await visitPages(store.gateway.origin);
  print("", reportStart(start));
}

async function benchGrowth(bench: Bench) {
  const growth = await measureGrowth(bench, scenarios, options.quick ? SIZES.slice(0, 2) : SIZES);
  print(await describeBench(bench), reportGrowth(growth));
}

function print(heading: string, { text, missed }: Report) {
  console.log([heading, text, describeMemory(store)].join("\n"));
  if (missed.length === 0) return;
  console.error(`These cost too much: ${missed.join("; ")}`);
  process.exitCode = 1;
}
