import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Tx } from "../../../db/database.ts";
import type { KnownAccount } from "../../../http/known-browsers.ts";
import { unauthorized } from "../../../http/problem.ts";
import type { SessionCookies } from "../../../http/session-cookies.ts";
import type { User } from "../accounts/users.table.ts";
import { type NewSecurityEvent, recordSecurityEvent } from "../security-events.ts";
import { deviceName } from "./device-name.ts";
import {
  type BrowserTrace,
  endSession,
  findSession,
  isLastUseOutdated,
  lockSessionCart,
  openSession,
  recordUse,
  replaceSession,
  type StoredSession,
  type UsedSession,
} from "./session.service.ts";
import type { Session } from "./sessions.table.ts";

declare module "fastify" {
  interface FastifyRequest {
    session: RequestSession;
  }
}

/** Decorates every request with its session. Records the use of a session after the response. */
export function registerRequestSessions(app: FastifyInstance) {
  app.decorateRequest("session");
  app.addHook("onRequest", async (request, reply) => {
    request.session = new RequestSession(app.sessionCookies, request, reply);
  });
  app.addHook("onResponse", async (request) => {
    await request.session?.recordUse(app.db);
  });
}

/** The session of a request. It reads from the database when a method is called, not before. */
export class RequestSession {
  #cookies: SessionCookies;
  #request: FastifyRequest;
  #reply: FastifyReply;
  /** The stored session of the request, once it has been read. */
  #found: UsedSession | undefined;

  constructor(cookies: SessionCookies, request: FastifyRequest, reply: FastifyReply) {
    this.#cookies = cookies;
    this.#request = request;
    this.#reply = reply;
  }

  /** IP address of the request. */
  get address(): string {
    return this.#request.ip;
  }

  /** The browser and the operating system that the request names, such as "Firefox on Windows". */
  get device(): string {
    return deviceName(this.#trace.userAgent);
  }

  /** The session's row, its user and its cart; all are missing without a stored session. */
  async find(tx: Tx): Promise<Partial<StoredSession>> {
    const id = this.#cookies.read(this.#request);
    const found = id ? await findSession(tx, id) : undefined;
    this.#found = found?.record;
    return found ?? {};
  }

  /** @throws ProblemError 401 without a signed-in user */
  async user(tx: Tx): Promise<User> {
    const { user } = await this.find(tx);
    if (!user) throw unauthorized();
    return user;
  }

  /** Like `user`, with the session's row and the account's cart. @throws ProblemError 401 without a signed-in user */
  async signedIn(tx: Tx): Promise<{ record: Session; user: User; cartId: number | undefined }> {
    const { record, user, cartId } = await this.find(tx);
    if (!record || !user) throw unauthorized();
    return { record, user, cartId: cartId ?? undefined };
  }

  /**
   * Like `find`, but locks the session until the transaction ends, and stores one if the request has none. For writes that
   * the session must remember.
   */
  async open(tx: Tx): Promise<StoredSession> {
    return openSession(tx, this.#cookies.read(this.#request) ?? this.#cookies.set(this.#reply).id);
  }

  /**
   * Locks the session until the transaction ends, before its cart is locked: changes of the cart lock both in this order.
   * @returns the id of the visitor's cart; null or `undefined` without one
   */
  async lockGuestCart(tx: Tx): Promise<number | null | undefined> {
    const { record } = await this.find(tx);
    return record && lockSessionCart(tx, record);
  }

  /** The id of the browser if the account has logged in in it before. */
  findKnownBrowser(account: KnownAccount): string | undefined {
    return this.#request.server.knownBrowsers.find(this.#request, account);
  }

  /** Remembers the browser as one of the account's. */
  rememberBrowser(account: KnownAccount) {
    this.#request.server.knownBrowsers.remember(this.#request, this.#reply, account);
  }

  /** Signs a user in under a new session id, and remembers the browser. */
  async signIn(tx: Tx, user: User) {
    this.rememberBrowser(user);
    const { id } = this.#cookies.set(this.#reply);
    await replaceSession(tx, this.#cookies.read(this.#request), { id, userId: user.id, ...this.#trace });
  }

  async signOut(tx: Tx) {
    const id = this.#cookies.read(this.#request);
    this.#cookies.set(this.#reply);
    if (id) await endSession(tx, id);
  }

  /** Returns the CSRF token and sets both cookies again. */
  xsrfToken(): string {
    return this.#cookies.set(this.#reply, this.#cookies.read(this.#request)).xsrfToken;
  }

  /** Records a security event of this request. */
  async record(tx: Tx, event: Omit<NewSecurityEvent, "address" | "actor">) {
    await recordSecurityEvent(tx, { ...event, address: this.address }, this.#request.log);
  }

  /** Stores time, address and browser of the use, at most once every five minutes. */
  async recordUse(tx: Tx) {
    if (this.#found && isLastUseOutdated(this.#found)) await recordUse(tx, this.#found, this.#trace);
  }

  get #trace(): BrowserTrace {
    return { address: this.address, userAgent: this.#request.headers["user-agent"] ?? "" };
  }
}
