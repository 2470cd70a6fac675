/**
 * `pnpm bench:api`: measures what the API costs per request, CPU of its process and of the database, beside a bare Fastify
 * with two statements in the same run. Uses PostgreSQL where it is installed, otherwise PGlite, and the genes of
 * $GENE_DATA. Reads /proc, so it requires Linux. A complete run writes its table into docs/performance.md.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeSection } from "../pages/report.ts";
import { coldStartTable, measureColdStart } from "./cold/cold-start.ts";
import { activeReleases, visitPages } from "./cold/gateway.ts";
import { measureGrowth, SIZES } from "./growth/measure-growth.ts";
import type { Bench } from "./measure/bench.ts";
import { disconnect, measure, prepare, warmUp } from "./measure/measure.ts";
import { grownTooMuch, growthTable } from "./results/growth-table.ts";
import { introduction, memory } from "./results/introduction.ts";
import { missed } from "./results/ratios.ts";
import { table } from "./results/table.ts";
import { ORDERS } from "./scenarios/account.ts";
import { CARTS } from "./scenarios/carts.ts";
import { CHECKOUT } from "./scenarios/checkout.ts";
import { BARE, PUBLIC } from "./scenarios/reads.ts";
import { openBenchDatabase } from "./store/database.ts";
import { openStore } from "./store/open-store.ts";

const DOCUMENT = join(import.meta.dirname, "../../../docs/performance.md");
const QUICK_SHARE = 0.3;

const { values: options } = parseArgs({
  options: {
    /** Fewer requests; writes no document. */
    quick: { type: "boolean", default: false },
    /** The scenarios with this text in their name; writes no document. */
    only: { type: "string", default: "" },
    /** Writes no document: for an older commit, into which lab/bench is copied. */
    print: { type: "boolean", default: false },
    /** Exit code 1 if an aim is missed. */
    assert: { type: "boolean", default: false },
    rounds: { type: "string" },
    /** Measures the API's start instead. */
    cold: { type: "boolean", default: false },
    /** Measures with more and more products and orders instead. */
    growth: { type: "boolean", default: false },
    pglite: { type: "boolean", default: false },
  },
});
const isForDocument = !options.quick && !options.print && !options.pglite && options.only === "";
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
  const head = await introduction(bench);
  finish("api", [head, "", table(figures), "", memory(store)].join("\n"), missed(figures.measured));
}

async function benchColdStart(bench: Bench) {
  const start = await measureColdStart(database, store);
  const running = await prepare(store, scenarios);
  await warmUp(bench, running);
  disconnect(running);
  if (store.gateway) await visitPages(store.gateway.origin);
  finish(
    "api-start",
    [coldStartTable(start), "", memory(store)].join("\n"),
    start.isFastEnough ? [] : ["the API's start"],
  );
}

async function benchGrowth(bench: Bench) {
  const sizes = options.quick ? SIZES.slice(0, 2) : SIZES;
  const growth = await measureGrowth(bench, scenarios, sizes);
  finish("api-growth", [await introduction(bench), "", growthTable(growth)].join("\n"), grownTooMuch(growth));
}

function finish(section: string, text: string, missedAims: string[]) {
  console.log(text);
  if (isForDocument) writeSection(DOCUMENT, section, text);
  if (!options.assert || missedAims.length === 0) return;
  console.error(`These cost too much: ${missedAims.join("; ")}`);
  process.exitCode = 1;
}
