import { nodeTests } from "@ligate/build/testing/jest";
import type { Config } from "jest";

/** Prints every PDF from the content files. Independent of the database, so it is skipped on PostgreSQL. */
const WITHOUT_DATABASE = "/src/modules/catalog/printing\\.test\\.ts$";

/**
 * The tests that PGlite runs when PostgreSQL runs all tests: every call, every staff command, and what the engines could treat
 * differently (migrations, transactions, notifications, imports, full-text search, stock). The browser's journeys test the rest
 * on PGlite, because their store uses it.
 */
const ON_BOTH_DATABASES = [
  "/src/[^/]*(contract|staff)\\.test\\.ts$",
  "/src/(db|jobs)/.*\\.test\\.ts$",
  "/src/cli/(seed|content-files)\\.test\\.ts$",
  "/src/modules/catalog/(genes|search|stock)/.*\\.test\\.ts$",
  WITHOUT_DATABASE,
];

/** The global setup creates the database that test files copy. */
export default {
  ...nodeTests,
  globalSetup: "./src/testing/database/global-setup.ts",
  globalTeardown: "./src/testing/database/global-teardown.ts",
  testRegex: process.env.TESTED_ON_POSTGRES ? ON_BOTH_DATABASES : "\\.test\\.ts$",
  testPathIgnorePatterns: [
    ...(nodeTests.testPathIgnorePatterns ?? []),
    ...(process.env.TEST_DATABASE_URL ? [WITHOUT_DATABASE] : []),
  ],
  testTimeout: 60_000,
  // Without PostgreSQL, these tests take longer than those of all other packages together.
  maxWorkers: process.env.TESTED_ON_POSTGRES ? 1 : 2,
} satisfies Config;
