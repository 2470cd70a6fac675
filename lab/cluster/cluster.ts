import { mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { ROOT } from "@ligate/build/packages";
import { ChildServices, freePort } from "@ligate/delivery/processes/child-services";
import { startSandbox } from "@ligate/delivery/processes/start-sandbox";
import { API_SETTINGS, type Environment, StoreProcess, startScript } from "../store/processes.ts";
import { waitUntilOk } from "../store/wait-until.ts";
import { type ClusterDatabase, ROLE, startDatabase } from "./database.ts";
import { type Addresses, createCertificate, startProxies } from "./proxies.ts";
import type { Programs } from "./requirements.ts";

/** HAProxy takes two checks to find the gateways. */
const FOUND_MS = 3_000;

export type Cluster = Awaited<ReturnType<typeof startStore>>;

/** Starts a cluster. It is stopped if this fails. */
export async function startCluster(programs: Programs, folder: string): Promise<Cluster> {
  const database = await startDatabase(programs.postgres);
  try {
    return await startStore(programs, folder, database);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/**
 * Starts a store on one machine as if it had several: two APIs and two gateways with addresses of their own,
 * HAProxy in front of the gateways, PgBouncer in front of a primary with a standby, and the sandbox.
 * @param folder with active releases in `releases`
 */
async function startStore(programs: Programs, folder: string, database: ClusterDatabase) {
  mkdirSync(join(folder, "logs"));
  const openLog = (name: string) => openSync(join(folder, "logs", `${name}.log`), "a");
  const certificate = await createCertificate(folder);
  setDefaultCACertificates([...getCACertificates(), certificate]);
  const addresses = await chooseAddresses();
  const origin = `https://127.0.0.1:${addresses.https}`;
  const { prepares } = startProxies({
    ...{ programs, addresses, folder, openLog },
    databases: database.addresses,
  });
  const services = new ChildServices((service) => console.error(`${service} has ended`));
  const { SANDBOX_URL, ...sandbox } = await startSandbox(services, {
    PAYPAL_WEBHOOK_URL: `${origin}/api/paypal/webhook/`,
    NODE_EXTRA_CA_CERTS: join(folder, "ligate.pem"),
    DATA_DIR: join(folder, "sandbox"),
  });
  const pooled = toUrl(addresses.pgbouncer);
  const common = {
    ...{ PATH: `${ROOT}/node_modules/.bin:${process.env.PATH}`, HOME: folder, PUBLIC_URL: origin },
    ...{ PAYPAL_CLIENT_ID: sandbox.PAYPAL_CLIENT_ID, TRUSTED_PROXIES: "127.0.0.1" },
  };
  const operator = {
    ...{ ...common, ...API_SETTINGS, ...sandbox, DATA_DIR: join(folder, "operator") },
    ...{ DATABASE_URL: pooled, DATABASE_DIRECT_URL: toUrl(addresses.database) },
    DATABASE_PREPARE: prepares ? "on" : "off",
  };
  /** Runs a script of package.json that ends. */
  function run(script: string, args: string[] = [], changes: Environment = {}) {
    const { ended, lines, kill } = startScript(script, args, { ...operator, ...changes }, openLog(script));
    const output: string[] = [];
    lines.on("line", (line) => output.push(line));
    return { kill, output, succeeded: ended.then(([code]) => code === 0) };
  }
  if (!(await run("db:migrate").succeeded)) throw new Error("The database was not migrated.");

  const start = (url: string, name: string, script: string, environment: Environment) =>
    new StoreProcess({ name, host: new URL(url).hostname, script, environment, log: openLog(name) });
  const apis = addresses.apis.map((url, index) =>
    start(url, `api-${index + 1}`, "start:api", {
      ...{ ...operator, API_HOST: new URL(url).hostname, API_PORT: new URL(url).port },
      DATA_DIR: join(folder, `api-${index + 1}`),
    }),
  );
  const gateways = addresses.gateways.map((url, index) =>
    start(url, `gateway-${index + 1}`, "start:gateway", {
      ...{ ...common, HOST: new URL(url).hostname, PORT: new URL(url).port },
      ...{ API_URL: addresses.apis.join(","), RELEASES_DIR: join(folder, "releases") },
    }),
  );
  await Promise.all(apis.map((api) => api.start()));
  await Promise.all(gateways.map((gateway) => gateway.start()));
  await waitUntilOk(`${origin}/readyz`);
  await pause(FOUND_MS);

  return {
    ...{ origin, apis, gateways, database, pooled, run },
    ...{ rows: database.rows, sandbox: SANDBOX_URL },
    /** The output of a process. */
    readLog: (name: string) => readFileSync(join(folder, "logs", `${name}.log`), "utf8"),
    stop: () => database.stop(),
  };
}

const toUrl = (port: number) =>
  `postgresql://${ROLE.user}:${ROLE.password}@127.0.0.1:${port}/${ROLE.database}`;

/** Each API and gateway has an address of its own, as on a machine of its own. */
async function chooseAddresses(): Promise<Addresses> {
  const [http, https, database, pgbouncer] = [
    ...[await freePort(), await freePort(), await freePort(), await freePort()],
  ] as [number, number, number, number];
  const [api, gateway] = [await freePort(), await freePort()];
  const toOrigins = (network: string, port: number) => [1, 2].map((n) => `http://${network}.${n}:${port}`);
  const processes = { apis: toOrigins("127.0.1", api), gateways: toOrigins("127.0.2", gateway) };
  return { http, https, database, pgbouncer, ...processes };
}
