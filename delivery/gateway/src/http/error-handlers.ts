import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { OverloadedError } from "@ligate/server/load-shedding";
import type { FastifyError, FastifyInstance } from "fastify";
import { sendUnavailable } from "../documents/unavailable-page.ts";
import { RefusedRequestError } from "./request-limits.ts";

const METHODS = "GET, HEAD, OPTIONS";

/** Answers errors in the format of the API. Register it before plugins that may throw. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof RefusedRequestError)
      return reply.code(error.statusCode).send({ detail: error.message });
    if (error instanceof OverloadedError) return sendUnavailable(reply);
    const isClientError = error.statusCode !== undefined && error.statusCode < 500;
    if (isClientError)
      return reply.code(error.statusCode ?? 400).send({ detail: "This request cannot be read." });
    request.log.error(error);
    const detail = `Something went wrong. Please try again. Reference: ${request.id}`;
    return reply.code(500).send({ detail, request_id: request.id });
  });
}

/** Answers missing files and unsupported methods. */
export function registerNotFoundHandler(app: FastifyInstance): void {
  app.setNotFoundHandler(async ({ method, body }, reply) => {
    // The limit applies while the body is read.
    if (body instanceof Readable) await finished(body.resume());
    // Another gateway, which has read a log before this one, may have the file.
    reply.type("text/plain; charset=utf-8").header("cache-control", "no-store");
    if (method === "GET" || method === "HEAD") return reply.code(404).send("Nothing is at this address.\n");
    reply.header("allow", METHODS);
    if (method === "OPTIONS") return reply.code(204).send();
    return reply.code(405).send(`This address answers ${METHODS}.\n`);
  });
}
