import type { EmailChange, EmailConfirmation } from "@ligate/contract/account/schemas";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { type Database, sqlState, type Tx } from "../../../../db/database.ts";
import { hashToken } from "../../../../http/cookies/tokens.ts";
import { countOrThrow, LINKS_BY_ACCOUNT, LINKS_BY_EMAIL } from "../../../../http/limits/limits.ts";
import { conflict, unprocessable } from "../../../../http/problem.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import { createLink, findLink } from "../links.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { findUser } from "../user.service.ts";
import { tokens, type User, users } from "../users.table.ts";
import { confirmNewEmailMail, emailChangeNoticeMail } from "./change-email-mails.ts";

const LINK_HOURS = 24;
const TAKEN = "This e-mail address has an account already.";
const SAME = "This is your e-mail address already.";

/** Mails a link to the new address and a notice to the current one. Only the latest link works. */
export async function requestEmailChange(db: Database, user: User, body: EmailChange, publicUrl: string) {
  const { email, currentPassword } = body;
  await checkPassword(db, user, currentPassword);
  if (email === user.email) throw unprocessable(SAME, { fields: { email: SAME } });
  await countOrThrow(db, LINKS_BY_ACCOUNT, user.id);
  await countOrThrow(db, LINKS_BY_EMAIL, email);
  if (await findUser(db, email)) throw unprocessable(TAKEN, { fields: { email: TAKEN } });
  await db.transaction((tx) => mailBothAddresses(tx, user, email, publicUrl));
  return `We have sent a link to ${email}. Your e-mail address changes once you follow it.`;
}

async function mailBothAddresses(tx: Tx, user: User, newEmail: string, publicUrl: string) {
  await tx.delete(tokens).where(isChangeOf(user));
  const token = await createLink(tx, { user, purpose: "change_email", hours: LINK_HOURS, newEmail });
  const key = `change-email:${hashToken(token)}`;
  await enqueueEmail(tx, key, newEmail, confirmNewEmailMail(`${publicUrl}/profile/email/${token}`));
  const notice = emailChangeNoticeMail(newEmail, `${publicUrl}/forgot-password`);
  await enqueueEmail(tx, `${key}:notice`, user.email, notice);
}

/**
 * Changes the account's address to the one that the link was sent to. Requires the signed-in owner, because the
 * link may have reached a mistyped address. Idempotent: a reload returns the same result.
 */
export async function confirmNewEmail(db: Database, user: User, token: string): Promise<EmailConfirmation> {
  try {
    return await db.transaction((tx) => confirm(tx, user, token));
  } catch (error) {
    throw sqlState(error) === "23505" ? conflict(TAKEN) : error;
  }
}

async function confirm(tx: Tx, { id }: User, token: string): Promise<EmailConfirmation> {
  const found = await findLink(tx, "change_email", token);
  const email = found?.link.newEmail;
  if (!found || !email || found.user.id !== id) return { status: "not_confirmed" };
  if (found.user.email !== email) {
    await tx.update(users).set({ email, emailVerifiedAt: sql`now()` }).where(eq(users.id, id));
    // Links that were mailed to the old address become invalid.
    await tx.delete(tokens).where(and(eq(tokens.userId, id), ne(tokens.hash, found.link.hash)));
  }
  return { status: "confirmed", email };
}

/** The new address, if one awaits confirmation. */
export async function pendingEmail(tx: Tx, user: User): Promise<string | undefined> {
  const [link] = await tx
    .select({ newEmail: tokens.newEmail })
    .from(tokens)
    .where(and(isChangeOf(user), gt(tokens.expiresAt, sql`now()`), ne(tokens.newEmail, user.email)));
  return link?.newEmail ?? undefined;
}

const isChangeOf = ({ id }: User) => and(eq(tokens.userId, id), eq(tokens.purpose, "change_email"));
