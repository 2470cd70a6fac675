import type { Config } from "jest";
import { nodeTests } from "./build/testing/jest.ts";

/** Some tests start processes, which take long on a busy machine: webpack, an npm registry, a gateway. */
export default {
  ...nodeTests,
  testPathIgnorePatterns: [...(nodeTests.testPathIgnorePatterns ?? []), "<rootDir>/gateway/"],
  modulePathIgnorePatterns: ["<rootDir>/gateway/"],
  testTimeout: 180_000,
} satisfies Config;
