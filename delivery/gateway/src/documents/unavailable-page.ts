import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ICON } from "./icon.ts";

/** The headers of a document that cannot be served at the moment. The gateway tries again every five seconds. */
export const UNAVAILABLE_HEADERS = { "cache-control": "no-store", "retry-after": "5" };

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#fafaf7,#0f1412);
color:light-dark(#14201b,#e7ede9);font:1rem/1.5 system-ui,sans-serif}
main{max-width:30em;padding:2rem}
h1{margin:1rem 0 .5rem;font-size:1.5rem;line-height:1.25}
p{margin:0 0 1.5rem;color:light-dark(#55635c,#9bada4)}
a+p{margin:1rem 0 0}
a{display:inline-block;padding:.625rem 1.25rem;border-radius:6px;background:light-dark(#0b6b58,#5cd0b3);
color:light-dark(#fff,#06231c);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid light-dark(#0b6b58,#5cd0b3);outline-offset:2px}`;

/** The page of an address that cannot be served. It needs no other file and no script. @param id of the request */
const page = (id: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The store is not available</title>
<link rel="icon" href="${ICON}">
<style>${STYLE}</style>
</head>
<body>
<main>
<img src="${ICON}" alt="" width="48" height="48">
<h1>The store is not available</h1>
<p>It is being updated or restarted. Please try again in a moment. Your cart and your orders are safe.</p>
<a href="">Retry</a>
<p><small>Reference: ${id}</small></p>
</main>
</body>
</html>
`;

const PAGE_HEADERS = {
  ...UNAVAILABLE_HEADERS,
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
};

const DETAIL = "The store is busy or being restarted. Please try again in a moment.";

/** Answers 503: with a page if a person has opened the address, such as that of a document, otherwise as the API does. */
export function sendUnavailable(reply: FastifyReply): FastifyReply {
  if (isOpenedByPerson(reply.request)) return sendUnavailablePage(reply);
  const { id: request_id } = reply.request;
  return reply.code(503).headers(UNAVAILABLE_HEADERS).send({ detail: DETAIL, request_id });
}

/** Answers 503 while the shell cannot be served. */
export const sendUnavailablePage = (reply: FastifyReply): FastifyReply =>
  reply.code(503).headers(PAGE_HEADERS).send(page(reply.request.id));

const isOpenedByPerson = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && (headers.accept ?? "").startsWith("text/html");
