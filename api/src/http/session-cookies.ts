import type { Settings } from "@ligate/contract/settings/settings";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readStoredSecret } from "../db/stored-secret.ts";
import { forbidden } from "./problem.ts";
import { createToken, csrfTokenFor, isToken, timingSafeEquals } from "./tokens.ts";

export const SESSION_DAYS = 30;
const XSRF_COOKIE = "XSRF-TOKEN";

/**
 * Reads and sets the cookies of the session id and the CSRF token. Writes must repeat the token in a header. The
 * token is derived from the id, so it is valid without a session in the database.
 */
export interface SessionCookies {
  /**
   * The name of the session cookie. Behind TLS it has the prefix `__Host-`, which browsers accept from the store's own
   * host only, so that no other host of the domain can set the cookie (decision 31).
   */
  name: string;
  read(request: FastifyRequest): string | undefined;
  /** Sets both cookies. Creates an id unless one is given. */
  set(reply: FastifyReply, id?: string): { id: string; xsrfToken: string };
  /** @throws ProblemError 403 if the request does not carry the CSRF token of its session */
  checkCsrfToken(request: FastifyRequest): void;
}

/** @param secure true if the store is reached by https */
export function sessionCookies(key: string, secure: boolean): SessionCookies {
  const name = secure ? "__Host-sessionid" : "sessionid";
  const readId = (request: FastifyRequest) => {
    const id = request.cookies[name];
    return isToken(id) ? id : undefined;
  };
  const options = { path: "/", sameSite: "lax", secure, maxAge: SESSION_DAYS * 86_400 } as const;
  return {
    name,
    read: readId,
    set(reply, id = createToken()) {
      const xsrfToken = csrfTokenFor(id, key);
      reply.setCookie(name, id, { ...options, httpOnly: true });
      reply.setCookie(XSRF_COOKIE, xsrfToken, options);
      return { id, xsrfToken };
    },
    checkCsrfToken(request) {
      const id = readId(request);
      const sent = String(request.headers["x-xsrf-token"] ?? "");
      const isOwn =
        sent === request.cookies[XSRF_COOKIE] && id && timingSafeEquals(sent, csrfTokenFor(id, key));
      if (!isOwn) throw forbidden("Your session could not be verified. Please try again.");
    },
  };
}

/** The key that signs CSRF tokens: SESSION_SECRET, or a random one that is stored in DATA_DIR. */
export const readSessionSecret = ({ SESSION_SECRET, DATA_DIR }: Settings): string =>
  SESSION_SECRET ?? readStoredSecret(DATA_DIR, "session-secret");
