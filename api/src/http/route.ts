import type { Endpoint, Method, PathParams } from "@ligate/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Database } from "../db/database.ts";

/** The arguments of a handler: the request's parts, parsed by the contract's schemas, and the app's services. */
export interface Call<P extends string, Query extends z.ZodType, Body extends z.ZodType> {
  params: PathParams<P>;
  query: z.output<Query>;
  body: z.output<Body>;
  /** The session and user of the request, with which the identity module decorates it. */
  session: FastifyRequest["session"];
  db: Database;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Schemas = Partial<Record<"querystring" | "body" | "response", unknown>>;
type HandlerResult<Response extends z.ZodType> = z.output<Response> | Promise<z.output<Response>>;

/** Registers the route of an endpoint of the contract. Its schemas parse the request and validate the response. */
export function route<
  M extends Method,
  P extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(
  app: FastifyInstance,
  endpoint: Endpoint<M, P, Query, Body, Response>,
  handler: (call: Call<P, Query, Body>) => HandlerResult<Response>,
) {
  const { method, path, response } = endpoint;
  const schema: Schemas = { ...requestSchemas(endpoint), response: { 200: response } };
  app.route({
    method,
    url: path,
    schema,
    handler: (request, reply) => handler(toCall(app, request, reply)),
  });
}

/** The arguments of a handler for a request that its schemas have parsed. */
export const toCall = <P extends string, Query extends z.ZodType, Body extends z.ZodType>(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<P, Query, Body> => ({
  params: request.params as PathParams<P>,
  query: request.query as z.output<Query>,
  body: (request.body ?? undefined) as z.output<Body>,
  session: request.session,
  db: app.db,
  request,
  reply,
});

/** The schemas that parse the query and the body of a request. */
export function requestSchemas({ query, body }: Endpoint): Schemas {
  return {
    ...(query && { querystring: query }),
    // Fastify validates a missing body as null.
    ...(body && { body: body.isOptional() ? body.nullable() : body }),
  };
}
