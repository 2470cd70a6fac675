import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { forbidden } from "../../../../http/problem.ts";
import type { RequestSession } from "../../sessions/request-session.ts";
import { endSessions } from "../../sessions/session.service.ts";
import type { Session } from "../../sessions/sessions.table.ts";
import type { GuestMessages } from "../guest-data.ts";
import { type User, users } from "../users.table.ts";

/** Dependencies of a verification besides the account. */
export interface VerificationContext {
  /** Of the request. */
  session: RequestSession;
  guestMessages: GuestMessages;
}

/**
 * Marks the address of an account as verified, ends its sessions, because an account may have been created with somebody
 * else's address, and gives it the messages that were sent from the address. Remembers the browser, so that failed logins of
 * others do not refuse the owner's: other browsers in which the account has logged in are not known any more.
 * @param current a session that is known to be the owner's, and is not ended
 */
export async function markVerified(
  tx: Tx,
  { session, guestMessages }: VerificationContext,
  { id, email, emailVerifiedAt, passwordHash }: User,
  current?: Session,
) {
  const [verified] = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)))
    .returning({ emailVerifiedAt: users.emailVerifiedAt });
  if (verified) {
    await endSessions(tx, id, current);
    await session.record(tx, { kind: "email_verified", userId: id });
  }
  session.rememberBrowser({ id, emailVerifiedAt, passwordHash, ...verified });
  await guestMessages.claim(tx, id, email);
}

/**
 * @param reason the end of the sentence that names what needs the verified address: "purchase orders require it"
 * @throws ProblemError 403 that explains how to request another link
 */
export function assertEmailVerified({ emailVerifiedAt }: Pick<User, "emailVerifiedAt">, reason: string) {
  if (emailVerifiedAt) return;
  throw forbidden(
    `Please verify your e-mail address first: ${reason}. Open the link in our e-mail, or request a new one from your account.`,
  );
}
