/** Tests run as ES modules: PGlite is one. The database they start from is made once, by the global setup. */
export default {
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "^.+\\.ts$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript" }, target: "es2024" }, module: { type: "es6" } },
    ],
  },
  globalSetup: "./src/testing/global-setup.ts",
  globalTeardown: "./src/testing/global-teardown.ts",
  testPathIgnorePatterns: ["/node_modules/", "/var/"],
  testTimeout: 20_000,
  maxWorkers: 2,
};
