/**
 * `pnpm faults`: injects every known fault into the money path, TIMES (20) times each, and prints a row for each. The exit
 * code is 1 if an invariant was violated. FAULTS_LOG=1 shows the logs of the processes.
 *
 * Each store is the real API as two processes on one PostgreSQL database, and the sandbox in another process; requests and
 * webhooks go to the API processes in turn, as behind a load balancer. This process proxies the connections between them,
 * and halts them at a step of a payment. The API has no code for it.
 */
import { findPostgres, type RunningPostgres, startPostgres } from "../../scripts/postgres/postgres-server.ts";
import { auditStore } from "./invariants/check-stock.ts";
import { Report } from "./report.ts";
import { lastPiecesRound } from "./rounds/last-pieces-round.ts";
import { injectProviderFaults, KILL_GROUPS, killRefunds, killRepeatedly, restartRepeatedly } from "./runs.ts";
import { startTestStack, type TestStack } from "./stack/test-stack.ts";

const times = Number(process.env.TIMES || 20);
const BUYERS = 50 * times;

const programs = findPostgres();
if (!programs) throw new Error("PostgreSQL's programs are not installed.");
const server = await startPostgres(programs);
/** For the restarts; every commit is written before it is answered, as in production. */
const restarted = await startPostgres(programs, []);
const stopServers = () => Promise.all([server.stop(), restarted.stop()]);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stopServers().finally(() => process.exit(1)));
}
const [cart = [], half = [], invoice = [], others = [], random = [], reviewed = [], ended = [], frozen = []] =
  KILL_GROUPS;
const begun = performance.now();
const report = new Report();

/** Runs `work` with a store of its own, and compares the whole database with PayPal at the end. */
async function inStack(
  name: string,
  work: (store: TestStack) => Promise<void>,
  postgres: RunningPostgres = server,
) {
  const store = await startTestStack(postgres.url, name);
  try {
    await work(store);
    report.addProblems(await auditStore(store, "--paypal", "1"));
  } finally {
    await store.close();
  }
}

try {
  // Stores run concurrently, because they mostly wait.
  await Promise.all([
    inStack("faults_one", (store) => killRepeatedly(store, [cart, others, random], times, report)),
    inStack("faults_two", (store) => killRepeatedly(store, [half, invoice, reviewed], times, report)),
    inStack("faults_three", async (store) => {
      await injectProviderFaults(store, times, report);
      await killRefunds(store, times, report);
    }),
    inStack(
      "faults_four",
      async (store) => {
        await restartRepeatedly(store, restarted, times, report);
        await killRepeatedly(store, [ended, frozen], times, report);
      },
      restarted,
    ),
  ]);
  // Alone, because it measures how long buyers wait for one another and not for other stores.
  await inStack("faults_five", async (store) => {
    const table = report.addLastPieces(await lastPiecesRound(store, BUYERS));
    console.log(`${report.table()}\n\nThe last pieces:\n${table}`);
  });
} finally {
  await stopServers();
}
const problems = report.problems();
for (const problem of problems) console.error(problem);
const minutes = (performance.now() - begun) / 60_000;
console.log(`${problems.length} problems, ${minutes.toFixed(1)} minutes`);
process.exitCode = problems.length > 0 ? 1 : 0;
