/**
 * `pnpm faults`: injects every known fault into the money path, TIMES (20) times each, and writes
 * docs/money-faults.md. The exit code is 1 if an invariant was violated.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { findPostgres, startPostgres } from "../../scripts/postgres/postgres-server.ts";
import { documentOf } from "./report/document.ts";
import type { Row } from "./report/table.ts";
import { injectProviderFaults, KILL_GROUPS, killRepeatedly } from "./runs.ts";
import { startTestStack, type TestStack } from "./stack/test-stack.ts";

const times = Number(process.env.TIMES || 20);
const CONVERGED_WITHIN_S = 10;

const programs = findPostgres();
if (!programs) throw new Error("PostgreSQL's programs are not installed.");
const server = await startPostgres(programs);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void server.stop().finally(() => process.exit(1)));
}
const [cart = [], half = [], invoice = [], others = [], random = []] = KILL_GROUPS;
const begun = performance.now();

/** Runs `work` with its own stack. Stacks run concurrently, because they mostly wait. */
async function withTestStack(
  name: string,
  work: (store: TestStack, rows: Row[]) => Promise<void>,
): Promise<Row[]> {
  const store = await startTestStack(server.url, name);
  const rows: Row[] = [];
  try {
    await work(store, rows);
    const { messages = [], hasFailed, rows: mismatches = [] } = await store.staff("audit", "--paypal", "1");
    console.log(`${name}: ${messages.join(" ")}`);
    if (hasFailed) rows[0]?.mismatches.push(...mismatches.map((row) => JSON.stringify(row)));
  } finally {
    await store.close();
  }
  return rows;
}

try {
  const [one, two, misbehaved] = await Promise.all([
    withTestStack("faults_one", (store, rows) => killRepeatedly(store, [cart, others, random], times, rows)),
    withTestStack("faults_two", (store, rows) => killRepeatedly(store, [half, invoice], times, rows)),
    withTestStack("faults_three", (store, rows) => injectProviderFaults(store, times, rows)),
  ]);
  report([...one, ...two], misbehaved);
} finally {
  await server.stop();
}

function report(killed: Row[], misbehaved: Row[]) {
  const all = [...killed, ...misbehaved];
  const late = killed.filter(({ seconds }) => Math.max(...seconds) > CONVERGED_WITHIN_S);
  for (const { part, fault, findings, mismatches } of all) {
    for (const { violation, details } of findings)
      console.error(`${part} | ${fault} | ${violation}: ${details}`);
    for (const mismatch of mismatches) console.error(`${part} | ${fault} | audit: ${mismatch}`);
  }
  for (const { part, fault, seconds } of late)
    console.error(`${part} | ${fault} | ${Math.max(...seconds)} s`);
  const minutes = (performance.now() - begun) / 60_000;
  const file = process.env.FAULTS_FILE || resolve(import.meta.dirname, "../../docs/money-faults.md");
  writeFileSync(file, documentOf(killed, misbehaved, { times, minutes }));
  const found = all.reduce((sum, { findings, mismatches }) => sum + findings.length + mismatches.length, 0);
  console.log(`${all.length} kinds, ${found} findings, ${late.length} late, ${minutes.toFixed(1)} minutes`);
  process.exitCode = found + late.length > 0 ? 1 : 0;
}
