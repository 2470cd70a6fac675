import { nodeTests } from "@ligate/build/testing/jest";
import type { Config } from "jest";

/** Prints every PDF from the content files. Independent of the database, so it is skipped on PostgreSQL. */
const WITHOUT_DATABASE = "/src/modules/catalog/printing/printing\\.test\\.ts$";

/** The global setup creates the database that test files copy. */
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
