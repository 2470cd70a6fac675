import type { FastifyReply, FastifyRequest } from "fastify";
import type { User } from "../accounts/users.table.ts";
import type { Tx } from "../db/database.ts";
import { unauthorized } from "../problem.ts";
import { endSession, findSession, openSession, replaceSession } from "./session.service.ts";
import type { SessionCookies } from "./session-cookies.ts";
import type { Session } from "./sessions.table.ts";

/** Who sends a request. Nothing is read from the database before somebody asks. */
export class Visitor {
  #cookies: SessionCookies;
  #request: FastifyRequest;
  #reply: FastifyReply;

  constructor(cookies: SessionCookies, request: FastifyRequest, reply: FastifyReply) {
    this.#cookies = cookies;
    this.#request = request;
    this.#reply = reply;
  }

  /** The session and its user, as far as there are any. */
  async find(tx: Tx): Promise<{ session?: Session; user?: User | null }> {
    const id = this.#cookies.read(this.#request);
    return (id && (await findSession(tx, id))) || {};
  }

  /** @throws ProblemError 401 where nobody is signed in */
  async user(tx: Tx): Promise<User> {
    const { user } = await this.find(tx);
    if (!user) throw unauthorized();
    return user;
  }

  /** The session, written down where this visitor had none: for something that has to be remembered. */
  async open(tx: Tx): Promise<{ session: Session; user: User | null }> {
    return openSession(tx, this.#cookies.read(this.#request) ?? this.#cookies.set(this.#reply).id);
  }

  async signIn(tx: Tx, userId: number) {
    const { id } = this.#cookies.set(this.#reply);
    await replaceSession(tx, this.#cookies.read(this.#request), id, userId);
  }

  async signOut(tx: Tx) {
    const id = this.#cookies.read(this.#request);
    this.#cookies.set(this.#reply);
    if (id) await endSession(tx, id);
  }

  /** The CSRF token; both cookies are set again. */
  xsrfToken(): string {
    return this.#cookies.set(this.#reply, this.#cookies.read(this.#request)).xsrfToken;
  }
}
