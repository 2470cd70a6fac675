import { nodeTests } from "@ligate/build/jest";
import type { Config } from "jest";

/** PGlite is an ES module. The database that tests start from is made once, by the global setup. */
export default {
  ...nodeTests,
  globalSetup: "./src/testing/global-setup.ts",
  globalTeardown: "./src/testing/global-teardown.ts",
  testTimeout: 60_000,
  maxWorkers: 2,
} satisfies Config;
