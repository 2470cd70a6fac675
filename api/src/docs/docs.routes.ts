import { readFileSync } from "node:fs";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { readExamples } from "./examples.ts";
import { openApi } from "./openapi.ts";
import { docsPage } from "./page.ts";

/** No script, no picture, and no style but its own. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What the API says of itself, for programs and for readers. Both are written once. */
export const docsRoutes: FastifyPluginAsync = async (app) => {
  const document = openApi(readExamples());
  const page = docsPage(document);
  const style = readFileSync(new URL("./docs.css", import.meta.url), "utf8");
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header("content-security-policy", POLICY).header("cache-control", "no-cache").type(type).send(text);

  app.get("/api/openapi.json", async (_request, reply) =>
    send(reply, "application/json; charset=utf-8", JSON.stringify(document)),
  );
  app.get("/api/docs", async (_request, reply) => send(reply, "text/html; charset=utf-8", page));
  app.get("/api/docs/docs.css", async (_request, reply) => send(reply, "text/css; charset=utf-8", style));
};
