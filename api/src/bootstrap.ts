/** The API as a process: opens the database, serves, works off what is due, and stops without dropping a request. */
import { flushCompileCache } from "node:module";
import { readSettings, SettingsError } from "@ligate/contract/settings/settings";
import { buildApp } from "./app.ts";
import { startBackground } from "./background-jobs.ts";
import { seed } from "./cli/imports/seed.ts";
import { listenForStaff } from "./cli/staff-socket.ts";
import { DataDirInUse } from "./db/data-dir-lock.ts";
import { openDatabase } from "./db/open.ts";
import { sessionSecret } from "./http/cookies/session-secret.ts";
import { publicUrl } from "./http/public-url.ts";

const STOP_WITHIN_MS = 10_000;

async function serve() {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  await seed(database.db);
  const app = await buildApp({
    db: database.db,
    settings,
    sessionSecret: sessionSecret(settings),
    log: true,
  });
  const stopBackground = startBackground(app);
  const stopStaff = await listenForStaff(settings.DATA_DIR, {
    db: database.db,
    publicUrl: publicUrl(settings),
    ...(settings.PAYPAL_API_BASE ? { paypal: app.payments.paypal } : {}),
  });
  stopOnSignals(async () => {
    await app.close();
    await stopBackground();
    await stopStaff();
    await database.close();
  });
  const address = await app.listen({ host: "127.0.0.1", port: settings.API_PORT });
  console.log(JSON.stringify({ ready: true, port: Number(new URL(address).port) }));
  // Now, and not at the end: a process that is killed has none.
  flushCompileCache();
}

/** The first signal stops in order; what has not stopped in time, or a second signal, ends the process. */
function stopOnSignals(stop: () => Promise<unknown>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
}

function fail(error: unknown): never {
  const isOperators = error instanceof SettingsError || error instanceof DataDirInUse;
  console.error(isOperators ? error.message : error);
  process.exit(1);
}

serve().catch(fail);
