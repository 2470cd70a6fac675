import type { Endpoint, Method, PathParams } from "@ligate/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Database } from "./db/database.ts";
import { Visitor } from "./sessions/visitor.ts";

/** What a handler is given: the call, parsed by the contract, and the ways to answer it. */
export interface Call<P extends string, Query extends z.ZodType, Body extends z.ZodType> {
  params: PathParams<P>;
  query: z.output<Query>;
  body: z.output<Body>;
  /** Who is asking. */
  visitor: Visitor;
  db: Database;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answered<Answer extends z.ZodType> = z.output<Answer> | Promise<z.output<Answer>>;
type Schemas = Record<"querystring" | "body" | "response", unknown>;

/** Serves a call of the contract. What comes in is parsed by its schemas, and what goes out is checked. */
export function route<
  M extends Method,
  P extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  app: FastifyInstance,
  { method, path, query, body, answer }: Endpoint<M, P, Query, Body, Answer>,
  handler: (call: Call<P, Query, Body>) => Answered<Answer>,
) {
  const schema: Partial<Schemas> = { response: { 200: answer } };
  if (query) schema.querystring = query;
  if (body) schema.body = body;
  app.route({
    method,
    url: path,
    schema,
    handler: (request, reply) =>
      handler({
        params: request.params as PathParams<P>,
        query: request.query as z.output<Query>,
        body: request.body as z.output<Body>,
        visitor: new Visitor(app.sessionCookies, request, reply),
        db: app.db,
        request,
        reply,
      }),
  });
}
