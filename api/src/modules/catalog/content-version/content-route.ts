import type { Endpoint, PathParams } from "@ligate/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";
import type { Database } from "../../../db/database.ts";
import { withDeprecatedNames } from "../../../http/deprecated-names.ts";
import { requestSchemas } from "../../../http/route.ts";
import { type ContentAnswer, ContentAnswers } from "./content-answers.ts";
import { createVersionReader } from "./content-version.ts";

declare module "fastify" {
  interface FastifyInstance {
    contentAnswers: ContentAnswers;
    contentVersion: () => Promise<string>;
  }
}

/** The values that an answer may depend on besides the content: not the session, and no time other than that of campaigns. */
export interface ContentCall<P extends string, Query extends z.ZodType> {
  params: PathParams<P>;
  query: z.output<Query>;
  db: Database;
}

export function registerContentAnswers(app: FastifyInstance): void {
  app.decorate("contentAnswers", new ContentAnswers());
  app.decorate("contentVersion", createVersionReader(app.db));
}

type Prepared<Response extends z.ZodType> = z.output<Response> | Promise<z.output<Response>>;

/**
 * Registers a route of the contract whose answers depend on the content only. An answer is prepared once per content
 * version: read, checked by the schema and serialized. Errors are not kept. The header lets the gateway keep an answer for as long.
 */
export function contentRoute<P extends string, Query extends z.ZodType, Response extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<"GET", P, Query, z.ZodUndefined, Response>,
  prepare: (call: ContentCall<P, Query>) => Prepared<Response>,
): void {
  liveContentRoute(app, endpoint, async () => null, prepare);
}

/**
 * Registers a route whose answers also depend on something that changes without an import, such as stock.
 * @param readLive called for each request; an answer is prepared once for each of its results
 */
export function liveContentRoute<P extends string, Query extends z.ZodType, Response extends z.ZodType, Live>(
  app: FastifyInstance,
  endpoint: Endpoint<"GET", P, Query, z.ZodUndefined, Response>,
  readLive: (call: ContentCall<P, Query>) => Promise<Live>,
  prepare: (call: ContentCall<P, Query>, live: Live) => Prepared<Response>,
): void {
  const { method, path: url, response } = endpoint;
  const serialize = serializerCompiler({ schema: response, method, url, httpStatus: "200" });
  app.route({
    method,
    url,
    schema: requestSchemas(endpoint),
    handler: async (request, reply) => {
      const params = request.params as PathParams<P>;
      const call = { params, query: request.query as z.output<Query>, db: app.db };
      const [version, live] = await Promise.all([app.contentVersion(), readLive(call)]);
      const key = JSON.stringify([url, params, call.query, live]);
      const answer = await app.contentAnswers.get(version, key, async () =>
        serialize(withDeprecatedNames(await prepare(call, live))),
      );
      if (live === null) reply.header("content-version", version);
      return sendIfChanged(request, reply, answer);
    },
  });
}

function sendIfChanged({ headers }: FastifyRequest, reply: FastifyReply, { body, tag }: ContentAnswer) {
  // Weak, because the gateway compresses the body.
  reply.header("etag", `W/"${tag}"`);
  if (headers["if-none-match"]?.includes(`"${tag}"`)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(body);
}
