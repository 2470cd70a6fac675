import { join } from "node:path";
import type { Settings } from "@ligate/contract/settings/settings";
import { restrictFiles } from "./data-dir.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { type OpenDatabase, openPglite, openPostgres } from "./database.ts";

/** Opens the database that the settings name and runs pending migrations. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  const opened = settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, {
        directUrl: settings.DATABASE_DIRECT_URL,
        connections: settings.DATABASE_CONNECTIONS,
        prepares: settings.DATABASE_PREPARE,
      })
    : await openEmbedded(settings);
  await opened.migrate();
  return opened;
}

async function openEmbedded({ DATA_DIR }: Settings): Promise<OpenDatabase> {
  const release = lockDataDir(DATA_DIR);
  const opened = await openPglite(join(DATA_DIR, "db"));
  restrictFiles(DATA_DIR);
  return { ...opened, close: () => opened.close().finally(release) };
}
