import { fileURLToPath } from "node:url";
import serveFiles from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";

const folder = fileURLToPath(new URL("../../content/media", import.meta.url));

/** Serves pictures. The policy prevents an SVG that is opened as a document from running scripts. */
export const mediaRoutes: FastifyPluginAsync = async (app) => {
  await app.register(serveFiles, {
    root: folder,
    prefix: "/media/",
    index: false,
    maxAge: "30d",
    setHeaders(reply) {
      reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      reply.header("x-content-type-options", "nosniff");
    },
  });
};
