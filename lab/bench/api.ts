/**
 * `pnpm bench:api`: measures what the API costs per request, CPU of its process and of PostgreSQL, beside a
 * bare Fastify with two statements in the same run, with all genes. Reads /proc, so it requires Linux. The
 * exit code is 1 if an aim is missed. GENES=authored: only the genes of `genes.csv`, which saves a minute.
 */
import { parseArgs } from "node:util";
import { reportColdStart } from "./api/cold-start.ts";
import { reportGrowth } from "./api/growth.ts";
import { type Measured, measure, prepare } from "./api/measure.ts";
import { BARE, CLIENTS, isYardstick, SCENARIOS } from "./api/scenarios.ts";
import { type BenchStore, openStore } from "./api/store.ts";
import { report } from "./report.ts";

const { values: options } = parseArgs({
  options: {
    /** One round; two sizes. */
    quick: { type: "boolean", default: false },
    /** The scenarios with this text in their name. */
    only: { type: "string", default: "" },
    /** Measures the API's start and the store's memory instead. */
    cold: { type: "boolean", default: false },
    /** Measures with more and more products and orders instead. */
    growth: { type: "boolean", default: false },
  },
});
const scenarios = [...BARE, ...SCENARIOS.filter(({ name }) => name.includes(options.only))];

const rounds = options.quick ? 1 : 5;

const store = await openStore(process.env.GENES || "all");
try {
  console.log(await describe(store));
  if (options.cold) await reportColdStart(store, scenarios);
  else if (options.growth) await reportGrowth(store, scenarios, rounds, options.quick);
  else reportRequests(await measure(store, await prepare(store, scenarios), rounds));
} finally {
  await store.stop();
}

/** The database, the number of genes and the way of measuring, as a sentence. */
async function describe({ postgres }: BenchStore): Promise<string> {
  const [about] = await postgres.query<{ version: string; genes: number }>(
    "select current_setting('server_version') as version, count(*)::int as genes from genes",
  );
  const genes = about?.genes.toLocaleString("en");
  const how = `${CLIENTS} clients in a closed loop; medians of ${rounds} rounds`;
  return `PostgreSQL ${about?.version}, ${genes} genes; ${how}.`;
}

/** The figures of every scenario per request, beside the bare server's. */
function reportRequests(measured: Measured[]): void {
  const rows = measured.map(({ scenario, total, process, database, statements }) => {
    const yardstick = measured.find((one) => isYardstick(one.scenario, scenario));
    const cells = [...[total, process, database].map((ms) => ms.toFixed(2)), statements];
    const ratio = total / (yardstick?.total ?? Number.NaN);
    return { what: scenario.name, cells, measured: ratio, atMost: scenario.atMost };
  });
  report(["CPU ms per request", "total", "process", "database", "statements", "× bare"], rows, 1);
  const limited = measured.filter(({ scenario }) => scenario.statementsAtMost);
  const counted = limited.map(({ scenario, statements }) => ({
    ...{ what: scenario.name, measured: statements, atMost: scenario.statementsAtMost },
  }));
  if (counted.length > 0) report(["statements", "per checkout"], counted, 0);
}
