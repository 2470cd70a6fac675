import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ChildServices } from "@ligate/delivery/processes/child-services";
import { startSandbox } from "@ligate/delivery/processes/start-sandbox";
import pg from "pg";
import type { Report } from "../../api/src/cli/command.ts";
import { sendToRunningApi } from "../../api/src/cli/staff-socket.ts";
import type { RunningPostgres } from "../../scripts/processes/postgres-server.ts";
import { HttpTransport } from "../http-transport.ts";
import { API_SETTINGS, StoreProcess } from "../store/processes.ts";
import { startPayPalProxy, startWebhookProxy } from "./proxies/paypal-proxies.ts";
import { startPostgresProxy } from "./proxies/postgres-proxy.ts";
import { Transactions } from "./proxies/transactions.ts";

const STDERR = 2;
const log = process.env.FAULTS_LOG ? STDERR : undefined;

/**
 * Starts a store for fault injection: a new database on a running PostgreSQL, the sandbox and two API
 * processes, with proxies in this process between them. Requests go to the APIs in turn, as behind a load
 * balancer.
 */
export async function startTestStack(postgres: RunningPostgres, name: string) {
  const url = await createDatabase(postgres.url, name);
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  // PostgreSQL restarts.
  pool.on("error", () => undefined);
  const folder = mkdtempSync(join(tmpdir(), "ligate-faults-"));
  const transactions = new Transactions();
  const database = await startPostgresProxy(Number(url.port), () => transactions.watchConnection());
  let turn = 0;
  const chooseApi = (): StoreProcess => {
    const living = stack.apis.filter(({ isRunning }) => isRunning);
    return stack.pinned ?? living[turn++ % living.length] ?? first;
  };
  const webhooks = await startWebhookProxy(() => `${chooseApi().origin}/api/paypal/webhook/`);
  const services = new ChildServices((service) => console.error(`${service} has ended`));
  const { SANDBOX_URL, ...sandbox } = await startSandbox(services, {
    PAYPAL_WEBHOOK_URL: webhooks.url,
    DATA_DIR: join(folder, "sandbox"),
  });
  const paypal = await startPayPalProxy(SANDBOX_URL);
  const toApi = (api: string) => {
    const environment = {
      ...{ ...API_SETTINGS, ...sandbox, PAYPAL_API_BASE: `${paypal.origin}/paypal`, API_PORT: "0" },
      DATABASE_URL: Object.assign(new URL(url), { port: String(database.port) }).href,
      DATA_DIR: join(folder, api),
    };
    return new StoreProcess({ name: api, script: "start:api", environment, log });
  };
  const [first, second] = [toApi("api-1"), toApi("api-2")];

  const stack = {
    ...{ postgres, sandbox: SANDBOX_URL, apis: [first, second], transactions, paypal, webhooks },
    /** If set, all requests except those of other buyers go to this process, and staff commands too. */
    pinned: undefined as StoreProcess | undefined,
    /** The process that no fault meets. Requests of other buyers go to it. */
    spared: second,
    transport: new HttpTransport(() => chooseApi().origin),
    rows: async <Row extends object>(text: string, params: unknown[] = []) =>
      (await pool.query<Row>(text, params)).rows,
    /** Runs a staff command in an API process. @throws if the command is refused */
    async staff(...args: string[]): Promise<Report> {
      const socket = chooseApi().options.environment.DATA_DIR ?? "";
      const response = await sendToRunningApi(socket, { args, folder: socket, actor: "staff" });
      if (response?.report) return response.report;
      throw new Error(`staff ${args.join(" ")}: ${response?.problem ?? "the API does not respond"}`);
    },
    async close() {
      await Promise.all([first.kill(), second.kill(), services.stop(), pool.end()]);
      for (const proxy of [database, paypal, webhooks]) proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await Promise.all(stack.apis.map((api) => api.start()));
  return stack;
}
export type TestStack = Awaited<ReturnType<typeof startTestStack>>;

async function createDatabase(server: string, name: string): Promise<URL> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return Object.assign(new URL(server), { pathname: `/${name}` });
}
