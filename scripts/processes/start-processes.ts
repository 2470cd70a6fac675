import { join, resolve } from "node:path";
import { ROOT } from "@ligate/build/packages";
import type { Settings } from "@ligate/contract/settings/settings";
import { usesSandbox } from "@ligate/contract/settings/start-rules";
import { type ChildServices, freePort } from "@ligate/delivery/processes/child-services";
import { startSandbox } from "@ligate/delivery/processes/start-sandbox";

/**
 * The size in MB of the part of the heap where objects begin. With Node's 16 MB the API takes 110 MB more memory, and as
 * much CPU per request. package.json has it for processes that start alone.
 */
export const SMALL_NURSERY = "--max-semi-space-size=4";

/**
 * Starts sandbox (in a demo), API and gateway, in this order: the gateway is the last to start and the first to stop, so
 * that it never serves without the others. API and sandbox get free loopback ports.
 * @param settings PORT 0 stands for any free port
 * @param watchApi restarts the API when its sources change (development)
 * @returns the public address
 * @throws SettingsError if a service is not set that the sandbox may not replace
 */
export async function startProcesses(
  settings: Settings,
  services: ChildServices,
  watchApi = false,
): Promise<string> {
  const port = settings.PORT || (await freePort());
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${port}`;
  const common = {
    ...(await sandboxSettings(settings, publicUrl, services)),
    PUBLIC_URL: publicUrl,
    // The rules of the sandbox were checked for these.
    DEMO: settings.DEMO ? "on" : "off",
    HOST: settings.HOST,
    DATA_DIR: resolve(ROOT, settings.DATA_DIR),
    RELEASES_DIR: resolve(ROOT, settings.RELEASES_DIR),
    // An empty variable counts as unset.
    RELEASES_REGISTRY: settings.RELEASES_REGISTRY ?? "",
    RELEASES_ENVIRONMENT: settings.RELEASES_ENVIRONMENT,
  };
  console.log("Opening the database");
  // The API keeps its port when it restarts, so that the gateway still reaches it.
  const api = await services.start("api", {
    file: "api/src/main.ts",
    nodeOptions: [SMALL_NURSERY],
    environment: { ...common, API_PORT: String(settings.API_PORT || (await freePort())) },
    watch: watchApi,
  });
  await services.start("gateway", {
    file: "delivery/gateway/src/server.ts",
    nodeOptions: [SMALL_NURSERY],
    environment: { ...common, PORT: String(port), API_URL: localAddress(settings.API_HOST, api.port) },
  });
  return publicUrl;
}

/** The address for this machine of a server that listens on the host. */
function localAddress(host: string, port = 0): string {
  const reachable = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/** Starts the sandbox in a demo. @returns the settings of the services that it stands in for */
async function sandboxSettings(
  settings: Settings,
  publicUrl: string,
  services: ChildServices,
): Promise<Record<string, string>> {
  if (!usesSandbox(settings)) return {};
  console.log("Starting the sandbox");
  const sandbox = await startSandbox(services, {
    PAYPAL_WEBHOOK_URL: `${publicUrl}/api/paypal/webhook/`,
    DATA_DIR: join(resolve(ROOT, settings.DATA_DIR), "sandbox"),
  });
  // The sandbox accepts any client id: it can choose how the SDK behaves.
  const clientId = settings.PAYPAL_CLIENT_ID ?? sandbox.PAYPAL_CLIENT_ID;
  return { ...sandbox, PAYPAL_CLIENT_ID: clientId, TEST_PRODUCT: process.env.TEST_PRODUCT || "on" };
}
