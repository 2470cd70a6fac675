import type { ActiveSession } from "@ligate/contract/session/schemas";
import { and, desc, eq, ne } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import { getAccount } from "../accounts/user.service.ts";
import type { User } from "../accounts/users.table.ts";
import { recordSecurityEvent } from "../security-events.ts";
import { deviceName } from "./device-name.ts";
import type { RequestSession } from "./request-session.ts";
import { endSessions, isActive } from "./session.service.ts";
import { type Session, sessions } from "./sessions.table.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The browsers in which the customer is logged in, the last used first. @param current the session of the request */
export async function listActiveSessions(
  tx: Tx,
  user: Pick<User, "id">,
  current?: Session,
): Promise<ActiveSession[]> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isActive))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.publicId);
  return rows.map((row) => toActiveSession(row, current));
}

/** @throws ProblemError 404 if the session has ended, is the current one or belongs to another account */
export async function endOneSession(tx: Tx, session: RequestSession, id: string) {
  const { record, user } = await session.signedIn(tx);
  const isOther = and(
    eq(sessions.publicId, id),
    eq(sessions.userId, user.id),
    ne(sessions.idHash, record.idHash),
  );
  const [ended] = UUID.test(id) ? await tx.delete(sessions).where(isOther).returning() : [];
  if (!ended) throw notFound("other session");
  await session.record(tx, { kind: "sessions_ended", userId: user.id, details: { count: 1 } });
  return "You have been logged out of that browser.";
}

/** Logs the customer out of every browser but the current one. */
export async function endOtherSessions(tx: Tx, session: RequestSession) {
  const { record, user } = await session.signedIn(tx);
  const count = await endSessions(tx, user.id, record);
  await session.record(tx, { kind: "sessions_ended", userId: user.id, details: { count } });
  if (count === 0) return "You are not logged in anywhere else.";
  return count === 1
    ? "You have been logged out of one other browser."
    : `You have been logged out of ${count} other browsers.`;
}

interface SessionsToEnd {
  /** In lower case. */
  email: string;
  /** The member of staff. */
  actor: string;
  log?: FastifyBaseLogger;
}

/** For staff: logs a customer out of every browser. @returns how many @throws ProblemError 404 without such an account */
export async function endAllSessions(tx: Tx, { email, actor, log }: SessionsToEnd): Promise<number> {
  const { id: userId } = await getAccount(tx, email);
  const count = await endSessions(tx, userId);
  await recordSecurityEvent(
    tx,
    { kind: "sessions_ended", userId, actor, address: "", details: { count } },
    log,
  );
  return count;
}

function toActiveSession(row: Session, current?: Session): ActiveSession {
  return {
    id: row.publicId,
    device: deviceName(row.userAgent),
    address: row.address,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    is_current: row.idHash === current?.idHash,
  };
}
