import { nodeTests } from "./src/testing/jest.ts";

/** Some tests start processes: webpack, dependency-cruiser, an npm registry. */
export default { ...nodeTests, testTimeout: 60_000 };
