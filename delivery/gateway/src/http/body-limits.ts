import type { Http2ServerRequest } from "node:http2";
import { Readable, Transform } from "node:stream";
import { setTimeout } from "node:timers/promises";
import {
  bodyLimit,
  COMPRESSED_BODY,
  FORM_MAX_BYTES,
  isCompressed,
  JSON_MAX_BYTES,
} from "@ligate/contract/common/body-limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** How long the rest of a body is read and discarded after an early response, in milliseconds. */
const DISCARD_MS = 2_000;

/** The request's body is too large or compressed. The message is shown to the visitor. */
export class RefusedBodyError extends Error {
  override name = "RefusedBodyError";
  readonly statusCode: 413 | 415;

  constructor(statusCode: 413 | 415, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

function tooLarge(limit: number): RefusedBodyError {
  const size = limit < 1024 * 1024 ? `${limit / 1024} KiB` : `${limit / 1024 / 1024} MiB`;
  return new RefusedBodyError(413, `This request is too large. At most ${size} can be sent at once.`);
}

/**
 * Refuses compressed bodies, and limits all others by their declared length before anything is read, and while they
 * arrive. Bodies are read completely before they are forwarded, except for forms, which are streams. Call it before routes
 * are registered.
 */
export function limitBodies(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ headers }) => {
    const limit = bodyLimit(headers["content-type"]);
    if (Number(headers["content-length"] ?? 0) > limit) throw tooLarge(limit);
    if (isCompressed(headers["content-encoding"])) throw new RefusedBodyError(415, COMPRESSED_BODY);
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
 * Passes a stream on up to a number of bytes, and fails with RefusedBodyError beyond them. Destroying the result leaves
 * the source open, because the response is sent on the same connection.
 */
function limitStream(source: Readable, limit: number): Readable {
  let received = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > limit) done(tooLarge(limit));
      else done(null, chunk);
    },
  });
  source.once("close", () => {
    if (!source.readableEnded) body.destroy(new Error("The client has closed the connection."));
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
