import { createRequire } from "node:module";
import { Readable } from "node:stream";
import type { FileEndpoint } from "@ligate/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { loadOnUse } from "../loading/load-on-use.ts";
import { type Call, requestSchemas, toCall } from "./route.ts";

const require = createRequire(import.meta.url);
const contentDisposition = loadOnUse(
  () => (require("content-disposition") as typeof import("content-disposition")).create,
);

/** A file to download. */
export interface ServedFile {
  /** Any text; it is encoded for the header. */
  name: string;
  mediaType: string;
  /** Unknown for a file that is written while it is sent. */
  sizeBytes?: number;
  /** Changes with the bytes. */
  checksum?: string;
  /** Called only if the bytes are sent. */
  open: () => Promise<Buffer | Readable>;
}

/** A file whose bytes are known. */
export type StoredFile = Required<ServedFile>;

/**
 * Registers the route of an endpoint that answers with a file. It is always an attachment, so that no browser shows it
 * as a page of the store. An unchanged file is answered with 304, and HEAD without reading the bytes.
 */
export function fileRoute<P extends string>(
  app: FastifyInstance,
  endpoint: FileEndpoint<P>,
  find: (call: Call<P, z.ZodUndefined, z.ZodUndefined>) => Promise<ServedFile>,
): void {
  app.route({
    method: "GET",
    url: endpoint.path,
    schema: requestSchemas(endpoint),
    handler: async (request, reply) => {
      const { name, mediaType, sizeBytes, checksum, open } = await find(toCall(app, request, reply));
      if (checksum) {
        // Weak, because the gateway compresses files.
        reply.header("etag", `W/"${checksum}"`);
        if (request.headers["if-none-match"]?.includes(`"${checksum}"`)) return reply.code(304).send();
      }
      const bytes = request.method === "HEAD" ? Readable.from([]) : await open();
      if (sizeBytes !== undefined) reply.header("content-length", sizeBytes);
      return reply.header("content-disposition", contentDisposition()(name)).type(mediaType).send(bytes);
    },
  });
}
