/**
 * `test-on-postgres` of a package: runs its tests on a temporary PostgreSQL server. Where PostgreSQL is not installed,
 * the report names one skipped test.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { findPostgres, startPostgres } from "./postgres-server.ts";

const REPORT = "coverage/test-on-postgres.json";
const SKIPPED = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 1,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

const programs = findPostgres();
mkdirSync("coverage", { recursive: true });
if (programs) await runTests(programs);
else writeFileSync(REPORT, JSON.stringify(SKIPPED));

async function runTests(programs: string): Promise<void> {
  const server = await startPostgres(programs);
  const { TESTED_ON_POSTGRES, ...environment } = process.env;
  // Two: with one, the tests on PostgreSQL take longer than all others together, and a core is idle.
  const options = ["--maxWorkers=2", "--workerIdleMemoryLimit=1GB", "--json", `--outputFile=${REPORT}`];
  // Not spawnSync: this process has to keep reading the server's log, or the server blocks when the pipe is full.
  const jest = spawn("jest", options, {
    stdio: "inherit",
    env: { ...environment, TEST_DATABASE_URL: server.url },
  });
  const [code] = (await once(jest, "exit")) as [number | null];
  await server.stop();
  process.exitCode = code ?? 1;
}
