import { nodeTests } from "./testing/jest.ts";

/** Some tests start processes: webpack, a browser. */
export default { ...nodeTests, testTimeout: 60_000 };
