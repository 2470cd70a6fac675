import type { FastifyReply, FastifyRequest } from "fastify";
import { STANDALONE_PAGE_HEADERS, standalonePage } from "./standalone-page.ts";

/** The headers of a document that cannot be served at the moment. The gateway tries again every five seconds. */
export const UNAVAILABLE_HEADERS = { "cache-control": "no-store", "retry-after": "5" };

/** The page of an address that cannot be served. @param id of the request */
const page = (id: string): string =>
  standalonePage({
    title: "The store is not available",
    text: "It is being updated or restarted. Please try again in a moment. Your cart and your orders are safe.",
    link: { href: "", text: "Retry" },
    note: `Reference: ${id}`,
  });

const DETAIL = "The store is busy or being restarted. Please try again in a moment.";

/** Answers 503: with a page if a person has opened the address, such as that of a document, otherwise as the API does. */
export function sendUnavailable(reply: FastifyReply): FastifyReply {
  if (isOpenedByPerson(reply.request)) return sendUnavailablePage(reply);
  const { id: request_id } = reply.request;
  return reply.code(503).headers(UNAVAILABLE_HEADERS).send({ detail: DETAIL, request_id });
}

/** Answers 503 while the shell cannot be served. */
export const sendUnavailablePage = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ ...STANDALONE_PAGE_HEADERS, ...UNAVAILABLE_HEADERS })
    .send(page(reply.request.id));

export const isOpenedByPerson = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && (headers.accept ?? "").startsWith("text/html");
