import type { FastifyReply, FastifyRequest } from "fastify";
import { forbidden } from "../problem.ts";
import { createToken, csrfTokenFor, isToken, timingSafeEquals } from "./tokens.ts";

export const SESSION_DAYS = 30;
const SESSION_COOKIE = "sessionid";
const XSRF_COOKIE = "XSRF-TOKEN";

/**
 * Reads and sets the cookies of the session id and the CSRF token. Writes must repeat the token in a header. The
 * token is derived from the id, so it is valid without a session in the database.
 */
export interface SessionCookies {
  read(request: FastifyRequest): string | undefined;
  /** Sets both cookies. Creates an id unless one is given. */
  set(reply: FastifyReply, id?: string): { id: string; xsrfToken: string };
  /** @throws ProblemError 403 if the request does not carry the CSRF token of its session */
  checkCsrfToken(request: FastifyRequest): void;
}

export function sessionCookies(key: string, secure: boolean): SessionCookies {
  const options = { path: "/", sameSite: "lax", secure, maxAge: SESSION_DAYS * 86_400 } as const;
  return {
    read: readId,
    set(reply, id = createToken()) {
      const xsrfToken = csrfTokenFor(id, key);
      reply.setCookie(SESSION_COOKIE, id, { ...options, httpOnly: true });
      reply.setCookie(XSRF_COOKIE, xsrfToken, options);
      return { id, xsrfToken };
    },
    checkCsrfToken(request) {
      const id = readId(request);
      const sent = String(request.headers["x-xsrf-token"] ?? "");
      const isOwn =
        sent === request.cookies[XSRF_COOKIE] && id && timingSafeEquals(sent, csrfTokenFor(id, key));
      if (!isOwn) throw forbidden("Your session could not be checked. Please try again.");
    },
  };
}

function readId(request: FastifyRequest): string | undefined {
  const id = request.cookies[SESSION_COOKIE];
  return isToken(id) ? id : undefined;
}
