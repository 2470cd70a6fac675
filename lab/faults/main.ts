/**
 * `pnpm faults`: injects every known fault into the money path, TIMES (20) times each, and writes
 * docs/money-faults.md. The exit code is 1 if an invariant was violated.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { findPostgres, type RunningPostgres, startPostgres } from "../../scripts/postgres/postgres-server.ts";
import { documentOf, type Measured } from "./report/document.ts";
import type { Row } from "./report/table.ts";
import { type LastPieces, lastPiecesRound } from "./rounds/last-pieces-round.ts";
import { injectProviderFaults, KILL_GROUPS, killRefunds, killRepeatedly, restartRepeatedly } from "./runs.ts";
import { startTestStack, type TestStack } from "./stack/test-stack.ts";

const times = Number(process.env.TIMES || 20);
const CONVERGED_WITHIN_S = 10;
const OTHERS_WAIT_AT_MOST_S = 2;
const BUYERS = 1_000;
const STACKS = 4;

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

/** Runs `work` with its own stack. Stacks run concurrently, because they mostly wait. */
async function withTestStack<Result>(
  postgres: RunningPostgres,
  name: string,
  work: (store: TestStack) => Promise<Result>,
): Promise<Result> {
  const store = await startTestStack(postgres.url, name);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Compares the whole database with PayPal at the end; mismatches are reported with the first row. */
async function auditAll(store: TestStack, name: string, rows: Row[]): Promise<Row[]> {
  const { messages = [], hasFailed, rows: found = [] } = await store.staff("audit", "--paypal", "1");
  console.log(`${name}: ${messages.join(" ")}`);
  if (hasFailed) rows[0]?.mismatches.push(...found.map((row) => JSON.stringify(row)));
  return rows;
}

const inStack = (name: string, work: (store: TestStack, rows: Row[]) => Promise<void>, postgres = server) =>
  withTestStack(postgres, name, async (store) => {
    const rows: Row[] = [];
    await work(store, rows);
    return auditAll(store, name, rows);
  });

try {
  const refunded: Row[] = [];
  const reviews: Row[] = [];
  const [one, two, misbehaved, afterRestarts] = await Promise.all([
    inStack("faults_one", (store, rows) => killRepeatedly(store, [cart, others, random], times, rows)),
    inStack("faults_two", (store, rows) => killRepeatedly(store, [half, invoice, reviewed], times, rows)),
    inStack("faults_three", async (store, rows) => {
      await injectProviderFaults(store, times, rows);
      await killRefunds(store, times, refunded);
    }),
    inStack(
      "faults_four",
      async (store, rows) => {
        await restartRepeatedly(store, restarted, times, rows);
        await killRepeatedly(store, [ended, frozen], times, reviews);
      },
      restarted,
    ),
  ]);
  // Alone, because it measures how long buyers wait for one another and not for other stores.
  const lastPieces = await withTestStack(server, "faults_five", (store) => lastPiecesRound(store, BUYERS));
  report({
    killed: [...one, ...two, ...reviews],
    refunded,
    restarted: afterRestarts,
    misbehaved,
    lastPieces,
  });
} finally {
  await stopServers();
}

function report(measured: Measured) {
  const { killed, refunded, restarted: afterRestarts, misbehaved, lastPieces } = measured;
  const all = [...killed, ...refunded, ...afterRestarts, ...misbehaved];
  const problems = [
    ...all.flatMap(problemsOf),
    ...killed.flatMap(({ part, fault, seconds }) =>
      Math.max(...seconds) > CONVERGED_WITHIN_S ? [`${part} | ${fault} | ${Math.max(...seconds)} s`] : [],
    ),
    ...problemsOfLastPieces(lastPieces),
  ];
  for (const problem of problems) console.error(problem);
  const minutes = (performance.now() - begun) / 60_000;
  const file = process.env.FAULTS_FILE || resolve(import.meta.dirname, "../../docs/money-faults.md");
  writeFileSync(file, documentOf(measured, { times, minutes, stacks: STACKS }));
  console.log(`${all.length} kinds, ${problems.length} problems, ${minutes.toFixed(1)} minutes`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function problemsOf({ part, fault, findings, mismatches, waits }: Row): string[] {
  const late = waits.filter((seconds) => seconds > OTHERS_WAIT_AT_MOST_S);
  return [
    ...findings.map(({ violation, details }) => `${violation}: ${details}`),
    ...mismatches.map((mismatch) => `audit: ${mismatch}`),
    ...late.map((seconds) => `another buyer waited ${seconds} s`),
  ].map((problem) => `${part} | ${fault} | ${problem}`);
}

function problemsOfLastPieces({ ready, madeToOrder, deadlocks, seconds, problems }: LastPieces): string[] {
  const isRight = ready === 10 && madeToOrder === BUYERS - 10 && deadlocks === 0;
  return [
    ...problems,
    ...(isRight ? [] : [`${ready} pieces were promised from stock, ${madeToOrder} to be made`]),
    ...(seconds > OTHERS_WAIT_AT_MOST_S ? [`a payment of the last pieces took ${seconds} s`] : []),
  ].map((problem) => `The last pieces | ${problem}`);
}
