import { test as base } from "../support/fixtures.ts";
import { startGateway } from "../support/processes/start-gateway.ts";

/** Tests of a store whose files browsers verify (decision 110): behind a gateway with this setting. */
export const test = base.extend<object, { verifyingStore: string }>({
  verifyingStore: [
    async ({ browserName: _browserName }, use) => {
      const gateway = await startGateway({ SUBRESOURCE_INTEGRITY: "on" });
      await use(`http://localhost:${gateway.port}`);
      await gateway.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ verifyingStore }, use) => use(verifyingStore),
});
