import { lockSeed, readImports } from "../content-files/seed-state.ts";
import type { Database, Tx } from "../db/database.ts";
import { importSearchEntries } from "../modules/catalog/index.ts";
import type { Report, StaffCommand } from "./command.ts";
import { importCatalogue, importContent } from "./seed.ts";

const importCommand = (summary: string, load: (tx: Tx) => Promise<void>): StaffCommand => ({
  usage: "",
  summary,
  positionalCount: 0,
  run: ({ db }) => loadChanges(db, load),
});

/** Loads content in one transaction. Pages show it at once, because the content's version changes. */
async function loadChanges(db: Database, load: (tx: Tx) => Promise<void>): Promise<Report> {
  return db.transaction(async (tx) => {
    await lockSeed(tx);
    const before = await digests(tx);
    await load(tx);
    const after = await digests(tx);
    const changed = [...after].filter(([source, digest]) => before.get(source) !== digest);
    if (changed.length === 0) return { messages: ["Nothing has changed since the last import."] };
    return { rows: changed.map(([source]) => ({ loaded: source })) };
  });
}

async function digests(tx: Tx): Promise<Map<string, string>> {
  const imports = await readImports(tx);
  return new Map(imports.map(({ source, digest }) => [source, digest]));
}

export const contentCommands = {
  "catalogue:import": importCommand(
    "imports genes.csv, supplies and their manuals, stock and services from api/content, and rebuilds the search index",
    importCatalogue,
  ),
  "content:import": importCommand(
    "imports pages, blog posts and protocols from api/content, and rebuilds the search index",
    async (tx) => {
      await importContent(tx);
      await importSearchEntries(tx);
    },
  ),
};
