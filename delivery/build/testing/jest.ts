import { createRequire } from "node:module";
import type { Config } from "jest";

const require = createRequire(import.meta.url);

const swc = [
  require.resolve("@swc/jest"),
  {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
      target: "es2023",
    },
    module: { type: "commonjs" },
  },
];

/** `npm test` runs several packages at once. */
const workers: Config = process.env.JEST_WORKERS ? { maxWorkers: Number(process.env.JEST_WORKERS) } : {};
const repeatFailedTests = require.resolve("./repeat-failed-tests.cjs");

/** Jest configuration for packages that run in Node. The test files of a worker share modules and globals (decision 58). */
export const nodeTests: Config = {
  ...workers,
  testEnvironment: require.resolve("./bare-node/environment.cjs"),
  runtime: require.resolve("./bare-node/runtime.cjs"),
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  transform: {},
  globalSetup: require.resolve("./temporary-folder/create-temporary-folder.ts"),
  globalTeardown: require.resolve("./temporary-folder/remove-temporary-folder.ts"),
  setupFilesAfterEnv: [repeatFailedTests],
};

/** Jest configuration for packages that run in browsers: a DOM with fetch; CSS Modules export their class names. */
export const pageTests: Config = {
  ...workers,
  testEnvironment: require.resolve("jest-fixed-jsdom"),
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  transform: { "\\.tsx?$": swc as never },
  moduleNameMapper: {
    "\\.css$": require.resolve("./css-stub.cjs"),
    "\\.woff2$": require.resolve("./css-stub.cjs"),
  },
  setupFilesAfterEnv: [repeatFailedTests, require.resolve("./page-tests-setup.cjs")],
  // Longer than several waits of `asyncUtilTimeout`, which page-tests-setup.cjs sets.
  testTimeout: 90_000,
};
