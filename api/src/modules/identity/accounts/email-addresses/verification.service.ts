import type { VerificationResult } from "@ligate/contract/account/schemas";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { hashToken } from "../../../../http/cookies/tokens.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import type { RequestSession } from "../../sessions/request-session.ts";
import { setVerifiedEmail } from "../../sessions/session.service.ts";
import { createLink, findLink } from "../links.ts";
import { type User, users } from "../users.table.ts";
import { verificationMail } from "./verification-mail.ts";

const LINK_HOURS = 24;

/** Mails a link that verifies the email address. */
export async function sendVerification(tx: Tx, user: User, publicUrl: string) {
  const token = await createLink(tx, { user, purpose: "verify_email", hours: LINK_HOURS });
  const link = `${publicUrl}/verify-email/${token}`;
  await enqueueEmail(tx, `verify:${hashToken(token)}`, user.email, verificationMail(user, link));
}

/**
 * Verifies an email address by the token of a link. The link stays valid, so that reloads and mail scanners that
 * follow links do no harm.
 */
export async function verifyEmail(
  tx: Tx,
  session: RequestSession,
  token: string,
): Promise<VerificationResult> {
  const found = await findLink(tx, "verify_email", token);
  if (!found) return { status: "not_verified" };
  const { user, link } = found;
  if (user.passwordHash) {
    await markVerified(tx, user);
    return { status: "activated" };
  }
  const { record } = await session.open(tx);
  await setVerifiedEmail(tx, record, user.email, link.expiresAt);
  return { status: "not_activated", email: user.email };
}

/** True if this session has presented a link for the address that has not expired. */
export async function hasPresentedLink(tx: Tx, session: RequestSession, email: string): Promise<boolean> {
  const { record } = await session.find(tx);
  const isOpen = Number(record?.verifiedUntil) > Date.now();
  return isOpen && record?.verifiedEmail === email;
}

const markVerified = (tx: Tx, user: User) =>
  tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(eq(users.id, user.id));
