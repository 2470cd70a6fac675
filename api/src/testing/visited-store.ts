/**
 * The API in which the gate visits pages: the sources of this work tree, a database in memory with the content of the store,
 * and a customer. Its ready line has the customer's session and facts.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "@ligate/contract/settings/settings";
import type { OpenPglite } from "../db/database.ts";
import { cacheResolution } from "../loading/cached-resolution.ts";

// As in main.ts, the application is loaded afterwards.
cacheResolution();
const { buildApp } = await import("../app.ts");
const { seed } = await import("../cli/seed.ts");
const { seedInputs } = await import("../content-files/content-folder.ts");
const { openPglite } = await import("../db/database.ts");
const { createVisitedCustomer } = await import("./visited-customer.ts");

/** A migrated and seeded database per digest of the API's sources and content: to make it takes several seconds. */
const CACHE = join(import.meta.dirname, "../../../node_modules/.cache/visited-store");

/** All others have their defaults: the visits reach no service of the running store. */
const { API_PORT, PAYPAL_API_BASE, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, TAX_API_URL, TAX_API_KEY } =
  process.env;
const settings = readSettings({
  ...{ API_PORT, PAYPAL_API_BASE, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, TAX_API_URL, TAX_API_KEY },
});

// `disconnect`: the parent process has ended. The database is in memory.
for (const event of ["SIGINT", "SIGTERM", "disconnect"] as const) process.on(event, () => process.exit(0));

const { db } = await openSeeded();
const app = await buildApp({
  db,
  settings,
  sessionSecret: randomBytes(32).toString("hex"),
  secondFactorKeys: [randomBytes(32)],
});
const customer = await createVisitedCustomer(app, db);
const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: settings.API_PORT })).port);
console.log(JSON.stringify({ ready: true, port, ...customer }));

async function openSeeded(): Promise<OpenPglite> {
  const file = join(CACHE, `${seedInputs}.tar`);
  const opened = await openPglite(undefined, readIfExists(file));
  await opened.migrate();
  await seed(opened.db);
  await keep(file, opened);
  return opened;
}

function readIfExists(file: string): Blob | undefined {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return undefined;
  }
}

/** Replaces the kept databases by this one, unless it is kept already. Gates can run at the same time. */
async function keep(file: string, opened: OpenPglite): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const kept = readdirSync(CACHE).map((name) => join(CACHE, name));
  if (kept.includes(file)) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await (await opened.dump()).arrayBuffer()));
  renameSync(draft, file);
  for (const older of kept.filter((one) => one.endsWith(".tar"))) rmSync(older, { force: true });
}
