import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { findSchemaConflicts } from "../db/schema-fit.ts";

interface HealthOptions {
  /** The pause between two checks of the database. */
  checkEveryMs: number;
  /** A database that does not answer for a shorter time leaves the process ready: otherwise no process would be. */
  readyForMs: number;
  findConflicts: typeof findSchemaConflicts;
}
const DEFAULTS = { checkEveryMs: 2_000, readyForMs: 30_000, findConflicts: findSchemaConflicts };

/**
 * `/healthz`: the process is alive. `/readyz`: a check in the background has found the database, with a schema that fits, within
 * the last 30 seconds, and the process is not stopping. Neither waits for the database.
 */
export const healthRoutes: FastifyPluginAsync<Partial<HealthOptions>> = async (app, options) => {
  const readState = watchDatabase(app, { ...DEFAULTS, ...options });
  app.get("/healthz", async () => ({ alive: true }));
  app.get("/readyz", async (_request, reply) => {
    const state = readState();
    return reply.code(state.ready ? 200 : 503).send(state);
  });
};

/** Checks the database until the app closes, for the first time before it listens. */
function watchDatabase(app: FastifyInstance, { checkEveryMs, readyForMs, findConflicts }: HealthOptions) {
  let fitsUntil = 0;
  let problems: string[] = [];
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    try {
      problems = await findConflicts(app.db);
      fitsUntil = problems.length > 0 ? 0 : performance.now() + readyForMs;
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
  return () => {
    const isStopping = isClosing || app.stopping.signal.aborted;
    return { ready: !isStopping && performance.now() < fitsUntil, problems };
  };
}
