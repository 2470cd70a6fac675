import { nodeTests } from "@ligate/build/testing/jest";
import type { Config } from "jest";

/** The tests start processes, which take long on a busy machine. */
export default { ...nodeTests, testTimeout: 180_000 } satisfies Config;
