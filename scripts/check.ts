/**
 * `npm test` runs every check. `pnpm verify` runs those that the changes since origin/main affect (uncommitted ones
 * included), without a browser. The last line is `N passed, N failed`.
 */

import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";
import { requireChromium } from "@ligate/build/testing/find-chromium";
import { changeBase } from "./checks/change-base.ts";
import { printSummary } from "./checks/print-summary.ts";
import { runTasks, type TaskResult } from "./checks/run-tasks.ts";
import { findPostgres } from "./processes/postgres-server.ts";

const JEST = ["--workerIdleMemoryLimit=1GB", "--json", "--outputFile=coverage/test.json"];

async function runChecks(isAffectedOnly: boolean): Promise<TaskResult[]> {
  const scope = isAffectedOnly ? ["--affected"] : ["--force"];
  const environment = {
    TURBO_SCM_BASE: changeBase(ROOT),
    PLAYWRIGHT_JSON_OUTPUT_NAME: "coverage/journeys.json",
    // Turbo runs as many packages at once as there are cores.
    JEST_WORKERS: "1",
    NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/compiled"),
    // PGlite then runs only the tests that depend on the database (api/jest.config.ts).
    ...(findPostgres() ? { TESTED_ON_POSTGRES: "1" } : {}),
  };
  const results = [
    ...(await runTasks(["lint", "boundaries", "dead-code", "types"], { scope, environment })),
    ...(await runTasks(["test", "test-on-postgres"], { scope, environment, args: JEST })),
  ];
  if (isAffectedOnly) return results;
  // The browser needs all cores, so its tests run alone.
  return [
    ...results,
    ...(await runTasks(["journeys"], { scope, environment, args: ["--reporter=list,json"] })),
  ];
}

try {
  const isAffectedOnly = process.argv.includes("--affected");
  if (!isAffectedOnly) console.log(`Browser: ${requireChromium().name}`);
  const results = await runChecks(isAffectedOnly);
  printSummary(results);
  process.exitCode = results.some(({ counts }) => counts.failed > 0) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
