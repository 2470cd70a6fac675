import type { ChildServices } from "./child-services.ts";

/** Letters and digits only, as in PayPal's description of the id. */
const SANDBOX_WEBHOOK_ID = "WHSANDBOX";
/** A third less memory than with a small nursery, for up to twice the CPU, which does not matter in the sandbox. */
const SMALL_HEAP = "--optimize-for-size";

/**
 * Starts the sandbox.
 * @param environment where it sends webhooks and keeps payments
 * @returns the settings of the services that it stands in for
 */
export async function startSandbox(services: ChildServices, environment: Record<string, string> = {}) {
  const { port, smtpPort } = await services.start("sandbox", {
    file: "lab/sandbox/server.ts",
    nodeOptions: [SMALL_HEAP],
    environment: { PORT: "0", SMTP_PORT: "0", PAYPAL_WEBHOOK_ID: SANDBOX_WEBHOOK_ID, ...environment },
  });
  const sandbox = `http://127.0.0.1:${port}`;
  return {
    SANDBOX_URL: sandbox,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    TAX_API_URL: `${sandbox}/tax/`,
    TAX_API_KEY: "sandbox",
    PAYPAL_API_BASE: `${sandbox}/paypal`,
    PAYPAL_CLIENT_ID: "sandbox",
    PAYPAL_CLIENT_SECRET: "sandbox",
    PAYPAL_WEBHOOK_ID: SANDBOX_WEBHOOK_ID,
    PAYPAL_SDK_URL: "/sandbox/paypal/sdk/js",
  };
}
