import serveFiles from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { MEDIA_FOLDER } from "./media-folder.ts";

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
