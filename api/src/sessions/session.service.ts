import { and, eq, gt, sql } from "drizzle-orm";
import { type User, users } from "../accounts/users.table.ts";
import type { Tx } from "../db/database.ts";
import { hashOf } from "./secrets.ts";
import { SESSION_DAYS } from "./session-cookies.ts";
import { type Session, sessions } from "./sessions.table.ts";

const expiry = sql`now() + make_interval(days => ${SESSION_DAYS})`;

/** A session that has not expired, and its user where it has one. One read, no write. */
export async function findSession(tx: Tx, id: string) {
  const [found] = await tx
    .select({ session: sessions, user: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, hashOf(id)), gt(sessions.expiresAt, sql`now()`)));
  return found;
}

/** The session of an id, written where there is none; one that has expired begins anew, as nobody's. */
export async function openSession(tx: Tx, id: string): Promise<{ session: Session; user: User | null }> {
  const nobodys = { userId: null, cartId: null, verifiedEmail: null, verifiedUntil: null, expiresAt: expiry };
  await tx
    .insert(sessions)
    .values({ idHash: hashOf(id), ...nobodys })
    .onConflictDoUpdate({
      target: sessions.idHash,
      set: nobodys,
      setWhere: sql`${sessions.expiresAt} <= now()`,
    });
  const opened = await findSession(tx, id);
  if (!opened) throw new Error("A session was not opened");
  return opened;
}

/** A signed-in session under a new id; the one before it is gone, so that an id planted earlier is worth nothing. */
export async function replaceSession(tx: Tx, oldId: string | undefined, newId: string, userId: number) {
  if (oldId) await endSession(tx, oldId);
  await tx.insert(sessions).values({ idHash: hashOf(newId), userId, expiresAt: expiry });
}

export const endSession = (tx: Tx, id: string) => tx.delete(sessions).where(eq(sessions.idHash, hashOf(id)));

/** Signs a user out everywhere: the password has changed. */
export const endSessionsOf = (tx: Tx, userId: number) =>
  tx.delete(sessions).where(eq(sessions.userId, userId));
