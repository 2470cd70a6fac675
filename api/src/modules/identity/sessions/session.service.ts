import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { fromJsonRow, type JsonRow, queryRows, type Tx } from "../../../db/database.ts";
import { SESSION_DAYS } from "../../../http/session-cookies.ts";
import { hashToken } from "../../../http/tokens.ts";
import { type User, users } from "../accounts/users.table.ts";
import { getCartColumns, type Session, sessions } from "./sessions.table.ts";

/** A login ends after this time without use. A visitor's cart is kept until the session expires. */
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

/** Properties of the browser that a request reveals. */
export interface BrowserTrace {
  /** IP address. */
  address: string;
  userAgent: string;
}

/** A stored session. */
export interface StoredSession {
  record: Session;
  user: User | null;
  /** The cart of the account if the session is signed in, else the session's. */
  cartId: number | null;
}

/** Finds a session that has not ended, its user and its cart. One read, no write. */
export const findSession = (tx: Tx, id: string): Promise<StoredSession | undefined> => readSession(tx, id);

/** Like `findSession`, but locks the session until the transaction ends. */
const lockSession = (tx: Tx, id: string): Promise<StoredSession | undefined> =>
  readSession(tx, id, sql`for update of ${sessions}`);

interface SessionRow {
  record: JsonRow;
  user: JsonRow | null;
  userCartId: number | null;
}

async function readSession(tx: Tx, id: string, lock = sql``): Promise<StoredSession | undefined> {
  const carts = getCartColumns();
  const [found] = await queryRows<SessionRow>(
    tx,
    sql`select to_jsonb(sessions) as record, to_jsonb(users) as user, ${carts.id} as "userCartId"
    from ${sessions}
    left join ${users} on ${users.id} = ${sessions.userId}
    left join ${carts.id.table} on ${carts.userId} = ${sessions.userId}
    where ${sessions.idHash} = ${hashToken(id)} and ${isActive} ${lock}`,
  );
  if (!found) return undefined;
  const record = fromJsonRow(sessions, found.record);
  const user = found.user && fromJsonRow(users, found.user);
  return { record, user, cartId: user ? found.userCartId : record.cartId };
}

/**
 * Finds a session by its id and locks it until the transaction ends, or stores an anonymous one. A session that has ended
 * is reset to an anonymous one.
 */
export async function openSession(tx: Tx, id: string): Promise<StoredSession> {
  const found = await lockSession(tx, id);
  if (found) return found;
  const anonymous = {
    userId: null,
    cartId: null,
    signedUpId: null,
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

/** The columns of a session that are needed to record its use. */
export type UsedSession = Pick<Session, "idHash" | "userId" | "lastUsedAt">;

/** True if the last recorded use of a login is more than five minutes ago. */
export const isLastUseOutdated = ({ userId, lastUsedAt }: UsedSession) =>
  userId !== null && lastUsedAt.getTime() < Date.now() - RECORD_MINUTES * 60_000;

/** Stores the time of a use. Does nothing if the session has ended meanwhile. */
export const recordUse = (tx: Tx, { idHash }: UsedSession, { address, userAgent }: BrowserTrace) =>
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
export async function endSessions(tx: Tx, userId: number, current?: Session): Promise<number> {
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

/** Records that the session has presented a valid verification link of an account. */
export const setVerifiedEmail = (tx: Tx, { idHash }: Session, { id, email }: User, until: Date) =>
  tx
    .update(sessions)
    .set({ signedUpId: id, verifiedEmail: email, verifiedUntil: until })
    .where(eq(sessions.idHash, idHash));

/** Remembers the account that a visitor signed up for. */
export const setSignedUp = (tx: Tx, { idHash }: Session, { id }: User) =>
  tx.update(sessions).set({ signedUpId: id }).where(eq(sessions.idHash, idHash));

export const deleteExpiredSessions = (tx: Tx) => tx.delete(sessions).where(hasEnded);
