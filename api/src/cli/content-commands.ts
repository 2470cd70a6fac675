import { lockSeed } from "../content-files/seed-lock.ts";
import { loadedImports } from "../content-files/seed-state.ts";
import type { Database, Tx } from "../db/database.ts";
import type { Report, StaffCommand } from "./command.ts";
import { importCatalogue, importContent } from "./imports/seed.ts";

const importing = (summary: string, load: (tx: Tx) => Promise<void>): StaffCommand => ({
  usage: "",
  summary,
  positionalCount: 0,
  run: ({ db }) => changesOf(db, load),
});

/** Loads content in one transaction. Pages show it at once, because the content's version changes. */
async function changesOf(db: Database, load: (tx: Tx) => Promise<void>): Promise<Report> {
  return db.transaction(async (tx) => {
    await lockSeed(tx);
    const before = await digests(tx);
    await load(tx);
    const after = await digests(tx);
    const changed = [...after].filter(([source, digest]) => before.get(source) !== digest);
    if (changed.length === 0) return { messages: ["Nothing has changed since it was loaded last."] };
    return { rows: changed.map(([source]) => ({ loaded: source })) };
  });
}

async function digests(tx: Tx): Promise<Map<string, string>> {
  const imports = await loadedImports(tx);
  return new Map(imports.map(({ source, digest }) => [source, digest]));
}

export const contentCommands = {
  "catalogue:import": importing(
    "reads api/content again: genes.csv, supplies and their manuals, stock, services, and the search",
    importCatalogue,
  ),
  "content:import": importing("reads api/content again: pages, posts and protocols", importContent),
};
