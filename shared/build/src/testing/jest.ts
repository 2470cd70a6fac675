import { createRequire } from "node:module";
import type { Config } from "jest";

const require = createRequire(import.meta.url);

const swc = (tsx: boolean, module: "commonjs" | "es6") => [
  require.resolve("@swc/jest"),
  {
    jsc: {
      parser: { syntax: "typescript", tsx },
      transform: { react: { runtime: "automatic" } },
      target: "es2023",
    },
    module: { type: module },
  },
];

const repeatFailedTests = require.resolve("./repeat-failed-tests.cjs");

/** Jest configuration for packages that run in Node: ES modules. Needs NODE_OPTIONS=--experimental-vm-modules. */
export const nodeTests: Config = {
  testEnvironment: "node",
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  extensionsToTreatAsEsm: [".ts"],
  transform: { "\\.ts$": swc(false, "es6") as never },
  setupFiles: [require.resolve("./fastify-plugin-names.cjs")],
  setupFilesAfterEnv: [repeatFailedTests],
};

/** Jest configuration for packages that run in browsers: a DOM with fetch; CSS Modules export their class names. */
export const pageTests: Config = {
  testEnvironment: require.resolve("jest-fixed-jsdom"),
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  transform: { "\\.tsx?$": swc(true, "commonjs") as never },
  moduleNameMapper: {
    "\\.css$": require.resolve("./css-stub.cjs"),
    "\\.woff2$": require.resolve("./css-stub.cjs"),
  },
  setupFilesAfterEnv: [repeatFailedTests, require.resolve("./page-tests-setup.cjs")],
  // Longer than several waits of `asyncUtilTimeout`, which page-tests-setup.cjs sets.
  testTimeout: 90_000,
};
