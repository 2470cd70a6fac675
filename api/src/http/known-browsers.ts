import type { FastifyReply, FastifyRequest } from "fastify";
import { createToken, isToken, signText, timingSafeEquals } from "./tokens.ts";

const DAYS = 365;
/** The accounts that are remembered per browser; the oldest is forgotten. */
const MAX_ACCOUNTS = 5;

/** An account, when its address was verified, and the hash of its password. */
export interface KnownAccount {
  id: number;
  emailVerifiedAt: Date | null;
  passwordHash: string | null;
}

/**
 * Remembers in a signed cookie which accounts have logged in in a browser. The cookie is a random id and one signature
 * per account. It is no session: it decides whether a login is reported to the owner and which counters limit logins and links.
 *
 * The signature ends when the address is verified, because somebody else may have signed up with it, in another browser, and when
 * the password is changed, perhaps because somebody else knows it.
 */
export interface KnownBrowsers {
  /** The browser's id; `undefined` if the account has not logged in in it. */
  find(request: FastifyRequest, account: KnownAccount): string | undefined;
  remember(request: FastifyRequest, reply: FastifyReply, account: KnownAccount): void;
}

/** @param secure true if the store is reached by https */
export function knownBrowsers(key: string, secure: boolean): KnownBrowsers {
  const name = secure ? "__Host-browser" : "browser";
  const sign = (id: string, account: KnownAccount) =>
    signText(
      `browser:${id}:${account.id}:${account.emailVerifiedAt?.getTime() ?? ""}:${account.passwordHash ?? ""}`,
      key,
    );
  const read = (request: FastifyRequest) => {
    const [id, ...signatures] = request.cookies[name]?.split(".") ?? [];
    return isToken(id) ? { id, signatures } : { id: createToken(), signatures: [] };
  };
  return {
    find(request, account) {
      const { id, signatures } = read(request);
      return signatures.some((found) => timingSafeEquals(found, sign(id, account))) ? id : undefined;
    },
    remember(request, reply, account) {
      const { id, signatures } = read(request);
      const own = sign(id, account);
      const others = signatures.filter((found) => found !== own).slice(0, MAX_ACCOUNTS - 1);
      const options = { path: "/", sameSite: "lax", secure, httpOnly: true, maxAge: DAYS * 86_400 } as const;
      reply.setCookie(name, [id, own, ...others].join("."), options);
    },
  };
}
