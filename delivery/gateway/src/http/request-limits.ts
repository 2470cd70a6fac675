import type { Http2ServerRequest } from "node:http2";
import { Readable, Transform } from "node:stream";
import { setTimeout } from "node:timers/promises";
import {
  FORM_MAX_BYTES,
  findRefusal,
  JSON_MAX_BYTES,
  type Refusal,
  tooLarge,
} from "@ligate/server/request-limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** How long the rest of a body is read and discarded after an early response, in milliseconds. */
const DISCARD_MS = 2_000;

/** The request exceeds a limit. The message is shown to the visitor. */
export class RefusedRequestError extends Error {
  override name = "RefusedRequestError";
  readonly statusCode: Refusal["status"];

  constructor({ status, detail }: Refusal) {
    super(detail);
    this.statusCode = status;
  }
}

/** The client has left before the end of the body. A client error, which is not logged. */
class ClosedByClientError extends Error {
  override name = "ClosedByClientError";
  readonly statusCode = 400;
}

/**
 * Refuses requests that exceed a limit by their address or headers, and bodies that do while they arrive. Bodies are read
 * completely before they are forwarded, except for forms, which are streams. Call it before routes are registered.
 */
export function limitRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    const refusal = findRefusal(raw);
    if (refusal) throw new RefusedRequestError(refusal);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("multipart/form-data", (_request, payload, done) =>
    done(null, limitStream(payload, FORM_MAX_BYTES)),
  );
  app.addContentTypeParser("*", (_request, payload, done) => {
    readAll(limitStream(payload, JSON_MAX_BYTES)).then((body) => done(null, body), done);
  });
}

async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Passes a stream on up to a number of bytes, and fails with RefusedRequestError beyond them. Destroying the result leaves
 * the source open, because the response is sent on the same connection.
 */
function limitStream(source: Readable, limit: number): Readable {
  let received = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > limit) done(new RefusedRequestError(tooLarge(limit)));
      else done(null, chunk);
    },
  });
  source.once("close", () => {
    if (!source.readableEnded) body.destroy(new ClosedByClientError());
  });
  return source.pipe(body);
}

/**
 * Lets clients receive a response that is ready before their body has arrived: an HTTP/1 server that closes a connection
 * with unread data resets it. Register it after hooks that compress responses.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (request.raw.httpVersionMajor === 2) closeStream(request.raw as unknown as Http2ServerRequest, reply);
    if (!isUnread(request)) return payload;
    reply.header("connection", "close");
    if (typeof payload !== "string" && !Buffer.isBuffer(payload) && !(payload instanceof Readable))
      return payload;
    if (!(payload instanceof Readable)) reply.header("content-length", Buffer.byteLength(payload));
    return Readable.from(payloadThenDiscard(payload, request.raw), { objectMode: false });
  });
}

const isUnread = ({ raw }: FastifyRequest) =>
  raw.httpVersionMajor === 1 &&
  !raw.complete &&
  (raw.headers["transfer-encoding"] !== undefined || Number(raw.headers["content-length"] ?? 0) > 0);

/** HTTP/2 closes streams, not connections. Unread data would use up the window that all streams of a connection share. */
function closeStream(raw: Http2ServerRequest, reply: FastifyReply): void {
  reply.removeHeader("connection");
  if (raw.complete || raw.method === "GET" || raw.method === "HEAD") return;
  raw.unpipe().resume();
  reply.raw.once("finish", () => raw.stream.close());
}

async function* payloadThenDiscard(payload: string | Buffer | Readable, source: Readable) {
  if (payload instanceof Readable) yield* payload;
  else yield payload;
  await discard(source);
}

/** Reads a stream to its end, for at most `DISCARD_MS`. */
export async function discard(source: Readable): Promise<void> {
  const waiting = new AbortController();
  const ended = new Promise<void>((resolve) => {
    for (const event of ["end", "close", "error"]) source.once(event, () => resolve());
  });
  source.unpipe().resume();
  const timeout = setTimeout(DISCARD_MS, undefined, { signal: waiting.signal }).catch(() => {});
  await Promise.race([ended, timeout]);
  waiting.abort();
}
