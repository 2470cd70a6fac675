/**
 * `pnpm db:migrate`: runs pending migrations and imports the content of this release, then exits. A deploy runs it before the
 * API is replaced; after a rollback it brings the content of the earlier release back.
 */
import { readSettings } from "@ligate/contract/settings/settings";
import { seed } from "./cli/seed.ts";
import { createDataDir } from "./db/data-dir.ts";
import { openDatabase } from "./db/open.ts";
import { reasonNotToStart } from "./db/start-errors.ts";

process.umask(0o077);
try {
  const settings = readSettings(process.env);
  createDataDir(settings.DATA_DIR);
  const { db, close } = await openDatabase(settings);
  await seed(db, { replacesNewer: true });
  await close();
  console.log("The database has the schema and the content of this release.");
} catch (error) {
  console.error(reasonNotToStart(error) ?? error);
  process.exit(1);
}
