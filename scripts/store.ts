import { type AddressInfo, createServer } from "node:net";
import { resolve } from "node:path";
import type { Settings } from "@ligate/contract/settings";
import { ROOT } from "./packages.ts";
import { type Service, startService } from "./service.ts";

/** The running processes of a store. */
export interface Store {
  stop: () => Promise<void>;
}

/**
 * Starts sandbox (where a third party is not configured), API and gateway, each on a free loopback port but the
 * gateway's.
 * @param onEnd called where one of them ends by itself
 * @param watch starts the API anew when its sources change (development)
 */
export async function startStore(
  settings: Settings,
  onEnd: (name: string) => void,
  watch = false,
): Promise<Store> {
  const running: Service[] = [];
  const start: Start = async (name, file, environment) => {
    const service = await startService(name, file, environment, onEnd, watch && name === "api");
    running.push(service);
    return service.ready;
  };
  // The gateway first: it lets nobody in while what it needs goes away.
  const stop = async () => {
    for (const service of running.toReversed()) await service.stop();
  };

  try {
    const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
    const thirdParties = await demoThirdParties(settings, publicUrl, start);
    const common = {
      ...thirdParties,
      PUBLIC_URL: publicUrl,
      DATA_DIR: resolve(ROOT, settings.DATA_DIR),
      RELEASES_DIR: resolve(ROOT, settings.RELEASES_DIR),
    };
    console.log("Opening the database");
    const api = await start("api", "api/src/server.ts", { ...common, API_PORT: String(await freePort()) });
    await start("gateway", "gateway/src/server.ts", { ...common, API_URL: `http://127.0.0.1:${api.port}` });
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Start = (
  name: string,
  file: string,
  environment: Record<string, string>,
) => Promise<Record<string, number>>;

const DEMO_WEBHOOK = "WH-SANDBOX";

/** For each third party that is not configured, the address of its stand-in. */
async function demoThirdParties(
  settings: Settings,
  publicUrl: string,
  start: Start,
): Promise<Record<string, string>> {
  if (settings.PAYPAL_API_BASE && settings.TAX_API_URL && settings.SMTP_URL) return {};
  console.log("Starting the sandbox");
  const { port, smtpPort } = await start("sandbox", "sandbox/server.ts", {
    PORT: "0",
    SMTP_PORT: "0",
    PAYPAL_WEBHOOK_URL: `${publicUrl}/api/paypal/webhook/`,
    PAYPAL_WEBHOOK_ID: DEMO_WEBHOOK,
  });
  const sandbox = `http://127.0.0.1:${port}`;
  return {
    SANDBOX_URL: sandbox,
    ...(settings.SMTP_URL ? {} : { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }),
    ...(settings.TAX_API_URL ? {} : { TAX_API_URL: `${sandbox}/tax/`, TAX_API_KEY: "sandbox" }),
    ...(settings.PAYPAL_API_BASE ? {} : sandboxPayPal(sandbox)),
    TEST_PRODUCT: process.env.TEST_PRODUCT || "on",
  };
}

const sandboxPayPal = (sandbox: string) => ({
  PAYPAL_API_BASE: `${sandbox}/paypal`,
  PAYPAL_CLIENT_ID: "sandbox",
  PAYPAL_CLIENT_SECRET: "sandbox",
  PAYPAL_WEBHOOK_ID: DEMO_WEBHOOK,
  PAYPAL_SDK_URL: "/sandbox/paypal/sdk/js",
});

/** A port that is free now. The API keeps it when it is started anew, so that the gateway finds it again. */
function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
