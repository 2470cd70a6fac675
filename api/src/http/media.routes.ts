import { fileURLToPath } from "node:url";
import serveFiles from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";

/** The pictures that staff edit. */
export const MEDIA_FOLDER = fileURLToPath(new URL("../../content/media", import.meta.url));

/** Serves pictures. The policy prevents an SVG that is opened as a document from running scripts. */
export const mediaRoutes: FastifyPluginAsync = async (app) => {
  await app.register(serveFiles, {
    root: MEDIA_FOLDER,
    prefix: "/media/",
    index: false,
    maxAge: "30d",
    setHeaders(reply) {
      reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      reply.header("x-content-type-options", "nosniff");
    },
  });
};
