import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { isMigrated } from "../db/database.ts";

interface HealthTimes {
  /** The pause between two checks of the database. */
  checkEveryMs: number;
  /** A database that does not answer for a shorter time leaves the process ready: otherwise no process would be. */
  readyForMs: number;
}
const TIMES = { checkEveryMs: 2_000, readyForMs: 30_000 };

/**
 * `/healthz`: the process is alive. `/readyz`: a check in the background has found the database, with all migrations, within
 * the last 30 seconds, and the process is not shutting down. Neither waits for the database.
 */
export const healthRoutes: FastifyPluginAsync<Partial<HealthTimes>> = async (app, times) => {
  const isReady = watchDatabase(app, { ...TIMES, ...times });
  app.get("/healthz", async () => ({ alive: true }));
  app.get("/readyz", async (_request, reply) => {
    const ready = isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
};

/** Checks the database until the app closes, for the first time before it listens. */
function watchDatabase(app: FastifyInstance, { checkEveryMs, readyForMs }: HealthTimes): () => boolean {
  let readyUntil = 0;
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    try {
      readyUntil = (await isMigrated(app.db)) ? performance.now() + readyForMs : 0;
    } catch (error) {
      app.log.warn({ err: error }, "the database does not answer");
    }
    if (!isClosing) timer = setTimeout(check, checkEveryMs).unref();
  }
  app.addHook("onReady", check);
  app.addHook("preClose", async () => {
    isClosing = true;
    clearTimeout(timer);
  });
  return () => !isClosing && performance.now() < readyUntil;
}
