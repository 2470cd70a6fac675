import { writeFile } from "node:fs/promises";
import { seed } from "../../cli/seed.ts";
import { openPglite, openPostgres } from "../../db/database.ts";
import { databaseUrl, onServer, templateFile, templateName } from "./template.ts";

/** Migrates and seeds one database per run. Test files start from a copy of it. */
export default async function makeTemplate() {
  process.env.LIGATE_TEST_RUN = String(process.pid);
  await (process.env.TEST_DATABASE_URL ? makePostgresTemplate() : makePgliteTemplate());
}

async function makePgliteTemplate() {
  const opened = await openPglite();
  await opened.migrate();
  await seed(opened.db);
  await writeFile(templateFile(), (await opened.dump()).stream());
  await opened.close();
}

async function makePostgresTemplate() {
  await onServer(`create database ${templateName()}`);
  const opened = openPostgres(databaseUrl(templateName()));
  await opened.migrate();
  await seed(opened.db);
  await opened.close();
}
