/**
 * `pnpm bench:api`: measures what the API costs per request, CPU of its process and of the database, beside a bare Fastify
 * with two statements in the same run. Uses PostgreSQL where it is installed, otherwise PGlite, and the genes of
 * $GENE_DATA. Reads /proc, so it requires Linux. A complete run writes its table into docs/performance.md.
 *
 * --quick: fewer requests. --only <text>: the scenarios with this text in their name. --assert: exit code 1 if a ratio is
 * too high. --rounds <n>: 5 by default.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeSection } from "../../e2e/bench/report.ts";
import { CLIENTS, type Figures, measure } from "./measure/measure.ts";
import { residentMb } from "./measure/processes.ts";
import { missed } from "./results/ratios.ts";
import { table } from "./results/table.ts";
import { CARTS } from "./scenarios/carts.ts";
import { CHECKOUT } from "./scenarios/checkout.ts";
import { BARE, PUBLIC } from "./scenarios/reads.ts";
import { type BenchDatabase, openBenchDatabase } from "./store/database.ts";
import { type BenchStore, openStore } from "./store/open-store.ts";

const DOCUMENT = join(import.meta.dirname, "../../docs/performance.md");
const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    assert: { type: "boolean", default: false },
    rounds: { type: "string", default: "" },
  },
});
const rounds = Number(options.rounds) || (options.quick ? 3 : 5);
const isComplete = !options.quick && options.only === "";

const database = await openBenchDatabase();
console.log(`The store uses ${database.name}`);
let store: BenchStore | undefined;
try {
  store = await openStore(database);
  const chosen = [...CARTS, ...PUBLIC, CHECKOUT].filter(({ name }) => name.includes(options.only));
  const share = options.quick ? 0.3 : 1;
  const figures = await measure({ database, store, rounds, share }, [...BARE, ...chosen]);
  const text = [await introduction(database), "", table(figures), "", memory(store)].join("\n");
  console.log(text);
  if (isComplete) writeSection(DOCUMENT, "api", text);
  report(figures);
} finally {
  await store?.stop();
  await database.stop();
}

async function introduction({ name, postgres }: BenchDatabase): Promise<string> {
  const [genes] = (await postgres?.query<{ n: number }>("select count(*)::int as n from genes")) ?? [];
  const imported = genes ? `, ${genes.n.toLocaleString("en")} genes` : "";
  return `${name}${imported}; ${CLIENTS} connections in a closed loop; medians of ${rounds} rounds, per request.`;
}

function memory({ api, sandbox, bare }: BenchStore): string {
  const [ofApi, ofSandbox, ofBare] = [api, sandbox, bare].map(({ pid }) => residentMb(pid).toFixed(0));
  return `Resident memory afterwards: API ${ofApi} MB, sandbox ${ofSandbox} MB, bare server ${ofBare} MB.`;
}

function report({ measured }: Figures) {
  const tooHigh = missed(measured);
  if (!options.assert || tooHigh.length === 0) return;
  console.error(`These ratios are too high: ${tooHigh.join("; ")}`);
  process.exitCode = 1;
}
