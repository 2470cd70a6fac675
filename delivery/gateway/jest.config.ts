import { nodeTests } from "@ligate/build/testing/jest";

/** Render worker threads start slowly on a busy machine. */
export default { ...nodeTests, testTimeout: 60_000 };
