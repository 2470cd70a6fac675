/** The API process: opens the database, listens, runs background jobs, and shuts down without dropping requests. */
import { flushCompileCache } from "node:module";
import { readSettings } from "@ligate/contract/settings/settings";
import { assertServicesAndSecrets } from "@ligate/contract/settings/start-rules";
import { stopOnSignals } from "@ligate/server/graceful-stop";
import { LISTEN_BACKLOG } from "@ligate/server/load-shedding";
import { serveMetrics } from "@ligate/server/metrics";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { startBackgroundJobs } from "./background-jobs.ts";
import { seed } from "./cli/seed.ts";
import { listenForStaff } from "./cli/staff-socket.ts";
import { createDataDir } from "./db/data-dir.ts";
import type { OpenDatabase } from "./db/database.ts";
import { openDatabase } from "./db/open.ts";
import { reasonNotToStart } from "./db/start-errors.ts";
import { publicUrl } from "./http/public-url.ts";
import { readSessionSecret } from "./http/session-cookies.ts";
import { encryptStoredSecrets, readSecondFactorKeys } from "./modules/identity/index.ts";
import { createScreening } from "./modules/ordering/index.ts";
import { addStoreMetrics } from "./store-metrics.ts";

/** How long a stopping API accepts requests until gateways on other machines have noticed, which check it every second. */
const NOTICE_MS = 4_000;

async function start() {
  const settings = readSettings(process.env);
  assertServicesAndSecrets(settings);
  createDataDir(settings.DATA_DIR);
  const database = await openDatabase(settings);
  // The embedded database has one process, and the content of the files that it is started with.
  const content = await seed(database.db, { replacesNewer: !settings.DATABASE_URL });
  if (content === "superseded")
    console.error("The database has the content of a newer release, which this process leaves unchanged.");
  const app = await buildApp({
    db: database.db,
    settings,
    sessionSecret: readSessionSecret(settings),
    secondFactorKeys: readSecondFactorKeys(settings),
    log: true,
  });
  await encryptSecondFactors(app);
  const metrics = await startMetrics(app, database);
  const stopJobs = startBackgroundJobs(app, database.listen);
  const stopStaff = await listenForStaff(settings.DATA_DIR, {
    db: database.db,
    publicUrl: publicUrl(settings),
    settings,
    files: settings,
    screen: createScreening(settings),
    log: app.log,
    ...(settings.PAYPAL_API_BASE ? { paypal: app.payments.paypal } : {}),
  });
  const cleanUp = async () => {
    await app.close();
    await stopJobs();
    await stopStaff();
    metrics?.close();
    await database.close();
  };
  stopOnSignals(app, { stopping: app.stopping, noticeMs: settings.TRUSTED_PROXIES ? NOTICE_MS : 0, cleanUp });
  const address = await app.listen({
    host: settings.API_HOST,
    port: settings.API_PORT,
    backlog: LISTEN_BACKLOG,
  });
  console.log(JSON.stringify({ ready: true, port: Number(new URL(address).port) }));
  // A process that is killed has no chance to write the cache when it ends.
  flushCompileCache();
}

async function startMetrics(app: FastifyInstance, { connections }: OpenDatabase) {
  const { METRICS_HOST: host, API_METRICS_PORT: port } = app.settings;
  if (!app.metrics || port === undefined) return undefined;
  addStoreMetrics(app, app.metrics, connections);
  return serveMetrics(app.metrics, { host, port });
}

/** Before the API serves: it does not accept a secret that is not encrypted. */
async function encryptSecondFactors({ db, totpSecrets, log }: FastifyInstance) {
  const unreadable = await encryptStoredSecrets(db, totpSecrets);
  if (unreadable > 0)
    log.error(
      { unreadable },
      "Second factors are encrypted with another key than SECOND_FACTOR_KEY: see docs/staff.md.",
    );
}

function fail(error: unknown): never {
  console.error(reasonNotToStart(error) ?? error);
  process.exit(1);
}

start().catch(fail);
