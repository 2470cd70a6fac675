import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { SESSION_DAYS } from "../../../http/cookies/session-cookies.ts";
import { hashToken } from "../../../http/cookies/tokens.ts";
import { type User, users } from "../accounts/users.table.ts";
import { type Session, sessions } from "./sessions.table.ts";

/** A login ends after this time without a use. The cart of a visitor is kept until the session expires. */
const IDLE_DAYS = 14;
/** The shortest time between two records of a session's use. */
const RECORD_MINUTES = 5;
const MAX_USER_AGENT_LENGTH = 300;

const expiry = sql`now() + make_interval(days => ${SESSION_DAYS})`;
const idleSince = sql`now() - make_interval(days => ${IDLE_DAYS})`;

/** The condition of sessions that have not ended. */
export const isActive = and(
  gt(sessions.expiresAt, sql`now()`),
  or(isNull(sessions.userId), gt(sessions.lastUsedAt, idleSince)),
);
const hasEnded = or(
  lte(sessions.expiresAt, sql`now()`),
  and(isNotNull(sessions.userId), lte(sessions.lastUsedAt, idleSince)),
);

/** What a request reveals about its browser. */
export interface BrowserTrace {
  /** IP address. */
  address: string;
  userAgent: string;
}

/** Finds a session that has not ended, and its user. One read, no write. */
export async function findSession(tx: Tx, id: string) {
  const [found] = await tx
    .select({ record: sessions, user: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, hashToken(id)), isActive));
  return found;
}

/** Finds a session by its id, or stores an anonymous one. A session that has ended is reset to an anonymous one. */
export async function openSession(tx: Tx, id: string): Promise<{ record: Session; user: User | null }> {
  const anonymous = {
    userId: null,
    cartId: null,
    verifiedEmail: null,
    verifiedUntil: null,
    createdAt: sql`now()`,
    lastUsedAt: sql`now()`,
    expiresAt: expiry,
  };
  await tx
    .insert(sessions)
    .values({ idHash: hashToken(id), ...anonymous })
    .onConflictDoUpdate({
      target: sessions.idHash,
      set: anonymous,
      setWhere: hasEnded,
    });
  const opened = await findSession(tx, id);
  if (!opened) throw new Error("A session was not opened");
  return opened;
}

/** Stores a signed-in session under a new id and deletes the old one, which prevents session fixation. */
export async function replaceSession(
  tx: Tx,
  oldId: string | undefined,
  { id, userId, address, userAgent }: { id: string; userId: number } & BrowserTrace,
) {
  if (oldId) await endSession(tx, oldId);
  await tx
    .insert(sessions)
    .values({ idHash: hashToken(id), userId, address, userAgent: printable(userAgent), expiresAt: expiry });
}

/** True if the last recorded use of a login is more than five minutes ago. */
export const isLastUseOutdated = ({ userId, lastUsedAt }: Session) =>
  userId !== null && lastUsedAt.getTime() < Date.now() - RECORD_MINUTES * 60_000;

/** Stores the time of a use. Does nothing if the session has ended meanwhile. */
export const recordUse = (tx: Tx, { idHash }: Session, { address, userAgent }: BrowserTrace) =>
  tx
    .update(sessions)
    .set({ lastUsedAt: sql`now()`, address, userAgent: printable(userAgent) })
    .where(eq(sessions.idHash, idHash));

/** A header may contain any Latin-1 character, and be long. */
const printable = (userAgent: string) => userAgent.replaceAll(/[^ -~]/g, "?").slice(0, MAX_USER_AGENT_LENGTH);

export const endSession = (tx: Tx, id: string) =>
  tx.delete(sessions).where(eq(sessions.idHash, hashToken(id)));

/**
 * Signs a user out of all browsers, or of all others than that of `current`.
 * @returns the number of sessions that had not ended
 */
export async function endSessionsOf(tx: Tx, userId: number, current?: Session): Promise<number> {
  const others = current && ne(sessions.idHash, current.idHash);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ wasActive: sql<boolean>`${isActive}` });
  return ended.filter((session) => session.wasActive).length;
}

/**
 * Locks a session until the transaction ends.
 * @returns the id of its cart, null without one; `undefined` if the session has been deleted meanwhile
 */
export async function lockSessionCart(tx: Tx, { idHash }: Session): Promise<number | null | undefined> {
  const [locked] = await tx
    .select({ cartId: sessions.cartId })
    .from(sessions)
    .where(eq(sessions.idHash, idHash))
    .for("update");
  return locked?.cartId;
}

export const setSessionCart = (tx: Tx, { idHash }: Session, cartId: number) =>
  tx.update(sessions).set({ cartId }).where(eq(sessions.idHash, idHash));

/** Records that the session has presented a valid verification link for an email address. */
export const setVerifiedEmail = (tx: Tx, { idHash }: Session, email: string, until: Date) =>
  tx.update(sessions).set({ verifiedEmail: email, verifiedUntil: until }).where(eq(sessions.idHash, idHash));

export const deleteExpiredSessions = (tx: Tx) => tx.delete(sessions).where(hasEnded);
