import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";
import pg from "pg";
import { startPayPalProxy, startWebhookProxy } from "../proxies/paypal-proxies.ts";
import { startPostgresProxy } from "../proxies/postgres-proxy.ts";
import { Transactions } from "../proxies/transactions.ts";
import { ALL, ApiProcesses } from "./api-processes.ts";
import { startServer } from "./server-process.ts";

/**
 * Starts a stack for fault injection: a new database on a running PostgreSQL, the sandbox and two API processes, with
 * proxies in this process between them.
 */
export async function startTestStack(server: string, name: string) {
  const url = await newDatabase(server, name);
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  pool.on("error", () => undefined);
  const folder = mkdtempSync(join(tmpdir(), "ligate-faults-"));
  const transactions = new Transactions();
  const database = await startPostgresProxy(Number(url.port), () => transactions.watchConnection());
  const webhooks = await startWebhookProxy(() => `${api.next()}/api/paypal/webhook/`);
  const sandbox = await startServer([process.execPath, join(ROOT, "lab/sandbox/server.ts")], {
    PORT: "0",
    PAYPAL_WEBHOOK_URL: webhooks.url,
    PAYPAL_WEBHOOK_ID: "WHFAULTS",
  });
  const sandboxOrigin = `http://127.0.0.1:${sandbox.ports.port}`;
  const paypal = await startPayPalProxy(sandboxOrigin);
  const address = Object.assign(new URL(url), { port: String(database.port) });
  const environment = {
    DATABASE_URL: address.href,
    GENES: "authored",
    SESSION_SECRET: "a secret that only the faults of the money path know",
    SECOND_FACTOR_KEY: "f".repeat(64),
    PAYPAL_API_BASE: `${paypal.origin}/paypal`,
    PAYPAL_CLIENT_ID: "faults",
    PAYPAL_CLIENT_SECRET: "faults",
    PAYPAL_WEBHOOK_ID: "WHFAULTS",
    TAX_API_URL: `${sandboxOrigin}/tax/`,
    TAX_API_KEY: "faults",
    SMTP_URL: `smtp://127.0.0.1:${sandbox.ports.smtpPort}`,
  };
  const api = new ApiProcesses(environment, folder);
  await api.start(ALL);

  return {
    api,
    sandbox: sandboxOrigin,
    payPalToken: await requestToken(sandboxOrigin),
    transactions,
    paypal,
    webhooks,
    rows: async <Row extends object>(text: string, params: unknown[] = []) =>
      (await pool.query<Row>(text, params)).rows,
    staff: (...args: string[]) => api.staff(args),
    async close() {
      await Promise.all([api.kill(ALL), sandbox.kill(), pool.end()]);
      for (const proxy of [database, paypal, webhooks]) proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type TestStack = Awaited<ReturnType<typeof startTestStack>>;

async function newDatabase(server: string, name: string): Promise<URL> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return Object.assign(new URL(server), { pathname: `/${name}` });
}

/** @returns a token with which PayPal's orders are read directly */
export async function requestToken(sandbox: string): Promise<string> {
  const answer = await fetch(`${sandbox}/paypal/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from("books:keeper").toString("base64")}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
