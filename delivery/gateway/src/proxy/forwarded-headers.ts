import type { IncomingHttpHeaders } from "node:http";

/** Headers of one connection, besides those that its Connection header names (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  ...["connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "http2-settings"],
  // The gateway itself responds to `Expect: 100-continue`.
  "expect",
]);
/** Headers about the visitor that only a trusted proxy may set. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip)$/;

/** The headers without those of the connection. Node has joined repeated Connection headers with commas. */
export function endToEndHeaders<Headers extends IncomingHttpHeaders>(headers: Headers): Headers {
  const named = String(headers.connection ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase());
  const isEndToEnd = (name: string) =>
    !HOP_BY_HOP.has(name) && !name.startsWith("proxy-") && !named.includes(name);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => isEndToEnd(name.toLowerCase())),
  ) as Headers;
}

/** The headers of a request to the API. @param address of the visitor, which replaces everything that a client claims */
export function requestHeaders(headers: IncomingHttpHeaders, address: string): IncomingHttpHeaders {
  const kept = Object.entries(endToEndHeaders(headers)).filter(([name]) => !FORWARDED.test(name));
  return { ...Object.fromEntries(kept), "x-forwarded-for": address };
}
