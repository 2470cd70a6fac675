import type { Verification } from "@ligate/contract/accounts";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../mail/outbox.ts";
import { hashOf } from "../sessions/secrets.ts";
import { sessions } from "../sessions/sessions.table.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { addLink, findLink } from "./links.ts";
import { type User, users } from "./users.table.ts";
import { verificationMail } from "./verification-mail.ts";

const LINK_HOURS = 24;

/** Mails a link that proves that its reader has the address. */
export async function sendVerification(tx: Tx, user: User, publicUrl: string) {
  const token = await addLink(tx, { user, purpose: "verify_email", hours: LINK_HOURS });
  const link = `${publicUrl}/verify-email/${token}`;
  await enqueue(tx, `verify:${hashOf(token)}`, user.email, verificationMail(user, link));
}

/**
 * What a link says of its account. It is not spent by being shown: a reload repeats the answer, and
 * a mail scanner that follows it does no harm.
 */
export async function presentToken(tx: Tx, visitor: Visitor, token: string): Promise<Verification> {
  const found = await findLink(tx, "verify_email", token);
  if (!found) return { status: "not_verified" };
  const { user, link } = found;
  if (user.passwordHash) {
    await markVerified(tx, user);
    return { status: "activated" };
  }
  const { session } = await visitor.open(tx);
  await tx
    .update(sessions)
    .set({ verifiedEmail: user.email, verifiedUntil: link.expiresAt })
    .where(eq(sessions.idHash, session.idHash));
  return { status: "not_activated", email: user.email };
}

/** Whether this browser has shown a link for the address, and the link has not run out since. */
export async function hasShownLink(tx: Tx, visitor: Visitor, email: string): Promise<boolean> {
  const { session } = await visitor.find(tx);
  const isOpen = Number(session?.verifiedUntil) > Date.now();
  return isOpen && session?.verifiedEmail === email;
}

const markVerified = (tx: Tx, user: User) =>
  tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(eq(users.id, user.id));
