/**
 * `pnpm bench:api`: measures what the API costs per request, CPU of its process and of PostgreSQL, beside a bare Fastify
 * with two statements in the same run, with the genes of $GENE_DATA. Reads /proc, so it requires Linux. The exit code is 1
 * if an aim is missed.
 */
import { parseArgs } from "node:util";
import { findReleases, measureColdStart } from "./api/cold-start.ts";
import { measureGrowth, SIZES } from "./api/growth.ts";
import { type Bench, measure, prepare } from "./api/measure.ts";
import { describeBench, type Report, reportGrowth, reportRequests } from "./api/report.ts";
import { BARE, SCENARIOS } from "./api/scenarios.ts";
import { openStore } from "./api/store.ts";

const { values: options } = parseArgs({
  options: {
    /** One round; two sizes. */
    quick: { type: "boolean", default: false },
    /** The scenarios with this text in their name. */
    only: { type: "string", default: "" },
    /** Measures the API's start instead. */
    cold: { type: "boolean", default: false },
    /** Measures with more and more products and orders instead. */
    growth: { type: "boolean", default: false },
  },
});
const scenarios = [...BARE, ...SCENARIOS.filter(({ name }) => name.includes(options.only))];

const store = await openStore(options.cold ? findReleases() : undefined);
try {
  const bench: Bench = { store, rounds: options.quick ? 1 : 5 };
  console.log(await describeBench(bench));
  const { text, missed } = await run(bench);
  console.log(text);
  if (missed.length > 0) {
    console.error(`These cost too much: ${missed.join("; ")}`);
    process.exitCode = 1;
  }
} finally {
  await store.stop();
}

async function run(bench: Bench): Promise<Report> {
  if (options.cold) return measureColdStart(bench, scenarios);
  if (options.growth) {
    const sizes = options.quick ? SIZES.slice(0, 2) : SIZES;
    return reportGrowth(await measureGrowth(bench, scenarios, sizes));
  }
  return reportRequests(await measure(bench, await prepare(store, scenarios)));
}
