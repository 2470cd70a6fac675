import { nodeTests } from "@ligate/build/testing/jest";
import type { Config } from "jest";

/** Prints every text that is printed, from the files: once is enough, whatever the database. */
const WITHOUT_DATABASE = "/src/modules/catalog/printing/printing\\.test\\.ts$";

/** PGlite is an ES module. The database that tests start from is made once, by the global setup. */
export default {
  ...nodeTests,
  globalSetup: "./src/testing/database/global-setup.ts",
  globalTeardown: "./src/testing/database/global-teardown.ts",
  testPathIgnorePatterns: [
    ...(nodeTests.testPathIgnorePatterns ?? []),
    ...(process.env.TEST_DATABASE_URL ? [WITHOUT_DATABASE] : []),
  ],
  testTimeout: 60_000,
  maxWorkers: 2,
} satisfies Config;
