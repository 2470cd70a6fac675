import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { test as base } from "../support/fixtures.ts";
import { startGateway } from "../support/processes/start-gateway.ts";

/** Tests of a store with previews (decision 111): behind a gateway with these settings, which `pnpm releases` reads too. */
export const test = base.extend<object, { previewStore: string }>({
  previewStore: [
    async ({ browserName: _browserName }, use) => {
      const port = await freePort();
      const settings = {
        PUBLIC_URL: `http://localhost:${port}`,
        PREVIEW_URL: `http://preview.localhost:${port}`,
        PREVIEW_KEY: "ab".repeat(32),
      };
      Object.assign(process.env, settings);
      const gateway = await startGateway({ PORT: String(port) });
      await use(settings.PUBLIC_URL);
      await gateway.stop();
      for (const name of Object.keys(settings)) delete process.env[name];
    },
    { scope: "worker" },
  ],
  baseURL: async ({ previewStore }, use) => use(previewStore),
});

/** Both addresses contain the port, so it has to be known before the gateway starts. */
async function freePort(): Promise<number> {
  const probe: Server = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}
