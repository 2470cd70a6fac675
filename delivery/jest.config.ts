import { nodeTests } from "@ligate/build/testing/jest";
import type { Config } from "jest";

/** Packages of their own. */
const PACKAGES = ["<rootDir>/build/", "<rootDir>/gateway/"];

/** Some tests start processes, which take long on a busy machine: an npm registry, a gateway, a browser. */
export default {
  ...nodeTests,
  testPathIgnorePatterns: [...(nodeTests.testPathIgnorePatterns ?? []), ...PACKAGES],
  modulePathIgnorePatterns: PACKAGES,
  testTimeout: 180_000,
} satisfies Config;
