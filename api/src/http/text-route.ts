import { hash } from "node:crypto";
import type { TextEndpoint } from "@ligate/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { type Call, requestSchemas, toCall } from "./route.ts";

/** A file to download. The name consists of letters, digits and `. _ -`. */
export interface TextFile {
  name: string;
  text: string;
}

/** Registers the route of an endpoint that answers with a text file. The browser saves it; an unchanged one is answered with 304. */
export function textRoute<P extends string, Query extends z.ZodType>(
  app: FastifyInstance,
  endpoint: TextEndpoint<P, Query>,
  handler: (call: Call<P, Query, z.ZodUndefined>) => Promise<TextFile>,
): void {
  app.route({
    method: "GET",
    url: endpoint.path,
    schema: requestSchemas(endpoint),
    handler: async (request, reply) => {
      const { name, text } = await handler(toCall(app, request, reply));
      const tag = hash("sha256", text, "base64url");
      // Weak, because the gateway compresses the file.
      reply.header("etag", `W/"${tag}"`);
      if (request.headers["if-none-match"]?.includes(`"${tag}"`)) return reply.code(304).send();
      return reply
        .header("content-disposition", `attachment; filename="${name}"`)
        .type("text/plain; charset=utf-8")
        .send(text);
    },
  });
}
