import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../../../../db/database.ts";
import { importCatalog } from "./import-catalog.ts";

/** Genes between two messages. */
const TOLD_EVERY = 20_000;

/** A job that imports the file of all genes into a store that does not have it, and does nothing afterwards. */
export function createCatalogImport(
  db: Database,
  log: FastifyBaseLogger,
): (stop: AbortSignal) => Promise<void> {
  let isDone = false;
  return async (stop) => {
    if (isDone) return;
    const start = performance.now();
    let told = 0;
    const onProgress = (genes: number) => {
      if (genes < told + TOLD_EVERY) return;
      told = genes;
      tell({ importedGenes: genes });
    };
    const imported = await importCatalog(db, { stop, onProgress });
    isDone = !stop.aborted;
    if (!imported) return;
    const seconds = Math.round((performance.now() - start) / 1000);
    tell({ importedAllGenes: true, ...imported, seconds });
    const { kept, renumbered } = imported;
    if (kept + renumbered > 0)
      log.warn(
        { kept, renumbered },
        "genes have other numbers in this store than in the file: see docs/staff.md",
      );
  };
}

/** Beside the message that the API is ready: its log has warnings and errors only. */
const tell = (message: object) => console.log(JSON.stringify(message));
