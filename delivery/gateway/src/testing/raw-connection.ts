import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

const TIMEOUT_MS = 10_000;

/** The text that a client reads from a connection until the server closes it. */
export interface RawResponse {
  status: number;
  headers: string;
  /** Everything that was received. */
  all: string;
  /** The body of the first response, if it is JSON. */
  json?: Record<string, unknown>;
  /** The connection ended with an error, such as ECONNRESET. */
  error?: string;
}

/**
 * Sends text and, in pieces of 64 KiB, a body over a TCP connection, and reads until the server closes it. Keeps writing
 * after the server has responded, like clients that send the whole body first.
 */
export async function rawExchange(port: number, head: string, body?: Iterable<string>): Promise<RawResponse> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let received = "";
  let error: string | undefined;
  socket.on("data", (chunk) => {
    received += chunk;
  });
  const closed = new Promise<void>((resolve) => {
    socket.on("error", (reason: NodeJS.ErrnoException) => {
      error = reason.code;
      resolve();
    });
    socket.on("end", resolve).on("close", () => resolve());
  });
  socket.write(head);
  for (const piece of body ?? []) await write(socket, piece);
  await Promise.race([closed, setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
  socket.destroy();
  return { ...parse(received), ...(error && { error }) };
}

/** Waits until the connection has taken the text, or has failed. */
async function write(socket: Socket, piece: string): Promise<void> {
  if (socket.destroyed || socket.write(piece)) return;
  await Promise.race([once(socket, "drain"), once(socket, "close")]).catch(() => {});
}

function parse(received: string): Omit<RawResponse, "error"> {
  const [headers = "", body = ""] = received.split(/\r\n\r\n(.*)/s);
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1] ?? 0);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? body.length);
  const json = body.startsWith("{") ? JSON.parse(body.slice(0, length)) : undefined;
  return { status, headers, json, all: received };
}

const PIECE = "x".repeat(64 * 1024);

/** A body of zero or more pieces. @param bytes a multiple of 64 KiB */
export function* plainBody(bytes: number): Generator<string> {
  for (let sent = 0; sent < bytes; sent += PIECE.length) yield PIECE;
}

/** The same in chunked encoding, with its end. */
export function* chunkedBody(bytes: number): Generator<string> {
  for (const piece of plainBody(bytes)) yield `${piece.length.toString(16)}\r\n${piece}\r\n`;
  yield "0\r\n\r\n";
}
