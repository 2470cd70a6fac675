import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { SESSION_DAYS } from "../../../http/cookies/session-cookies.ts";
import { hashToken } from "../../../http/cookies/tokens.ts";
import { type User, users } from "../accounts/users.table.ts";
import { type Session, sessions } from "./sessions.table.ts";

const expiry = sql`now() + make_interval(days => ${SESSION_DAYS})`;

/** Finds a session that has not expired, and its user. One read, no write. */
export async function findSession(tx: Tx, id: string) {
  const [found] = await tx
    .select({ record: sessions, user: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, hashToken(id)), gt(sessions.expiresAt, sql`now()`)));
  return found;
}

/** Finds a session by its id, or stores an anonymous one. An expired session is reset to an anonymous one. */
export async function openSession(tx: Tx, id: string): Promise<{ record: Session; user: User | null }> {
  const anonymous = {
    userId: null,
    cartId: null,
    verifiedEmail: null,
    verifiedUntil: null,
    expiresAt: expiry,
  };
  await tx
    .insert(sessions)
    .values({ idHash: hashToken(id), ...anonymous })
    .onConflictDoUpdate({
      target: sessions.idHash,
      set: anonymous,
      setWhere: sql`${sessions.expiresAt} <= now()`,
    });
  const opened = await findSession(tx, id);
  if (!opened) throw new Error("A session was not opened");
  return opened;
}

/** Stores a signed-in session under a new id and deletes the old one, which prevents session fixation. */
export async function replaceSession(tx: Tx, oldId: string | undefined, newId: string, userId: number) {
  if (oldId) await endSession(tx, oldId);
  await tx.insert(sessions).values({ idHash: hashToken(newId), userId, expiresAt: expiry });
}

export const endSession = (tx: Tx, id: string) =>
  tx.delete(sessions).where(eq(sessions.idHash, hashToken(id)));

/** Signs a user out of all browsers, after a change of the password. */
export const endSessionsOf = (tx: Tx, userId: number) =>
  tx.delete(sessions).where(eq(sessions.userId, userId));

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

export const deleteExpiredSessions = (tx: Tx) =>
  tx.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
