/**
 * `pnpm faults`: injects every known fault into the money path, TIMES (20) times each, and prints a row for each. The exit
 * code is 1 if an invariant was violated. FAULTS_LOG=1 shows the logs of the processes.
 *
 * Each store is the real API as two processes on one PostgreSQL database, and the sandbox in another process; requests and
 * webhooks go to the API processes in turn, as behind a load balancer. This process proxies the connections between them,
 * and halts them at a step of a payment. The API has no code for it.
 */
import {
  findPostgres,
  type RunningPostgres,
  startPostgres,
} from "../../scripts/processes/postgres-server.ts";
import { auditStore } from "./checks/check-stock.ts";
import { Report } from "./report.ts";
import {
  freezeBeforeCommit,
  killAtEndOfReview,
  killAtRandom,
  killAtSteps,
  killRefunds,
  providerFaults,
  type RoundKind,
  restartPostgres,
} from "./round-kinds.ts";
import { lastPiecesRound } from "./rounds/last-pieces-round.ts";
import { repeatRounds } from "./rounds/repeat-rounds.ts";
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
const begun = performance.now();
const report = new Report();

/** Runs `work` with a store of its own, and compares the whole database with PayPal at the end. */
async function inStore(name: string, postgres: RunningPostgres, work: (store: TestStack) => Promise<void>) {
  const store = await startTestStack(postgres.url, name);
  try {
    await work(store);
    report.addFindings(await auditStore(store, "--paypal", "1"));
  } finally {
    await store.close();
  }
}

const runKinds = (name: string, postgres: RunningPostgres, kinds: RoundKind[]) =>
  inStore(name, postgres, async (store) => {
    for (const kind of kinds) await repeatRounds(store, kind, postgres, report);
  });

try {
  // Stores run concurrently, because they mostly wait.
  await Promise.all([
    runKinds("faults_one", server, [
      killAtSteps(times, "cart"),
      killAtSteps(times, "purchase order", "opening"),
      killAtRandom(times),
    ]),
    runKinds("faults_two", server, [
      killAtSteps(times, "half"),
      killAtSteps(times, "invoice"),
      killAtSteps(times, "reviewed"),
    ]),
    runKinds("faults_three", server, [
      ...providerFaults(times),
      killRefunds(times, "staff refund"),
      killRefunds(times, "staff cancel"),
      killRefunds(times, "customer cancel"),
      killAtSteps(times, "shipment", "part payment"),
    ]),
    runKinds("faults_four", restarted, [
      restartPostgres(Math.ceil(times / 2), "immediate"),
      restartPostgres(Math.ceil(times / 2), "fast"),
      killAtEndOfReview(times),
      freezeBeforeCommit(times),
    ]),
  ]);
  // Alone, because it measures how long buyers wait for one another and not for other stores.
  await inStore("faults_five", server, async (store) => report.add(await lastPiecesRound(store, BUYERS)));
  console.log(report.table());
} finally {
  await stopServers();
}
const problems = report.problems();
for (const problem of problems) console.error(problem);
const minutes = (performance.now() - begun) / 60_000;
console.log(`${problems.length} problems, ${minutes.toFixed(1)} minutes`);
process.exitCode = problems.length > 0 ? 1 : 0;
