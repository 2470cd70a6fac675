import type { FastifyPluginAsync } from "fastify";
import { isMigrated } from "../db/database.ts";

/** `/healthz`: the process is alive. `/readyz`: the database responds and all migrations have run. */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  app.get("/healthz", async () => ({ alive: true }));
  app.get("/readyz", async (request, reply) => {
    const ready = await isMigrated(app.db).catch((error: unknown) => {
      request.log.warn({ err: error }, "the database does not answer");
      return false;
    });
    return reply.code(ready ? 200 : 503).send({ ready });
  });
};
