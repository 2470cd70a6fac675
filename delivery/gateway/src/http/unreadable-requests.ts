import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

const UNREADABLE = { status: 400, detail: "This request cannot be read." };
const RESPONSES: Record<string, typeof UNREADABLE> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: "The request took too long to arrive. Please try again." },
  HPE_HEADER_OVERFLOW: { status: 431, detail: "The headers of this request are too large." },
};

/** Answers an invalid or incomplete HTTP request in the format of the API, and closes its connection. */
export function respondToUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const { status, detail } = RESPONSES[error.code ?? ""] ?? UNREADABLE;
  const body = JSON.stringify({ detail });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "content-type: application/json; charset=utf-8",
    "connection: close",
  ];
  // Not `end`: the client may never close its side.
  if (socket.writable) socket.write([...head, "", body].join("\r\n"), () => socket.destroy());
  else socket.destroy();
}
