import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { indexPage } from "./index-page.ts";

const styles = readFileSync(join(import.meta.dirname, "sandbox.css"), "utf8");

export function pageRoutes(app: FastifyInstance) {
  app.get("/", async (_request, reply) => reply.type("text/html; charset=utf-8").send(indexPage()));
  app.get("/sandbox.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(styles));
}
