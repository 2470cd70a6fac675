import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";

export const REQUEST_ID = "x-request-id";
const WELL_FORMED = /^[\w-]{8,64}$/;

const current = new AsyncLocalStorage<string>();

/** The id of the request that the calling code runs for; undefined in a background job. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Of HTTP/1.1 or HTTP/2. */
interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * Fastify's `genReqId`: takes over the id of a trusted proxy, so that one id follows a request through all processes.
 * @param trustedProxies addresses and networks
 */
export function requestIds(trustedProxies: string[]): (request: ReceivedRequest) => string {
  const isTrusted = compile(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID];
    const isKept =
      typeof given === "string" && WELL_FORMED.test(given) && isTrusted(socket.remoteAddress ?? "", 0);
    return isKept ? given : createId();
  };
}

/** 16 hexadecimal digits. Node draws the bytes of UUIDs in advance. */
function createId(): string {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(-8);
}

/** Sends the id of each request with its response, and provides it to the code that runs for the request. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => current.run(request.id, done));
  // A body is read by the events of its socket, which do not belong to the request.
  app.addHook("preValidation", (request, _reply, done) => current.run(request.id, done));
  app.addHook("onSend", (request, reply, payload, done) => {
    // Browsers and CDNs keep immutable files, and would show the id of the request that they got them by.
    const isImmutable = String(reply.getHeader("cache-control")).includes("immutable");
    if (!isImmutable) reply.header(REQUEST_ID, request.id);
    done(null, payload);
  });
}
