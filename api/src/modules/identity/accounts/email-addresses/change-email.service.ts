import type { EmailChange, EmailConfirmation } from "@ligate/contract/account/schemas";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { sqlState, type Tx } from "../../../../db/database.ts";
import {
  accountAndAddress,
  CHANGES_BY_EMAIL_AND_ADDRESS,
  CHANGES_BY_RECIPIENT,
  type Counted,
  countOrThrow,
  LINKS_BY_ACCOUNT,
} from "../../../../http/limits.ts";
import { conflict, unauthorized, unprocessable } from "../../../../http/problem.ts";
import { createToken } from "../../../../http/tokens.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import { endSessions } from "../../sessions/session.service.ts";
import type { Session } from "../../sessions/sessions.table.ts";
import { findLink, mailLink } from "../links.ts";
import { mailNotice } from "../mail-notice.ts";
import { confirmOwner, type OwnerCheck, spendConfirmation } from "../second-factor/confirm-owner.ts";
import { findUser } from "../user.service.ts";
import { tokens, type User, users } from "../users.table.ts";
import {
  addressInUseMail,
  confirmNewEmailMail,
  emailChangedMail,
  emailChangeNoticeMail,
  newEmailConfirmedMail,
} from "./email-address-mails.ts";
import { markVerified, type VerificationContext } from "./verified-email.ts";

const LINK_HOURS = 24;
const TAKEN = "An account with this e-mail address already exists.";
const SAME = "This is already your e-mail address.";

/** The context of a change of the customer's email address. */
export type EmailChangeCall = VerificationContext & OwnerCheck;

/**
 * Mails a link to the new address and a notice to the current one. Only the latest link works. If the new address has an
 * account, its owner gets a mail without a link instead. Everything else is the same, so that the account is not revealed.
 * Requires the password, and the code of the second factor if it is on.
 */
export async function requestEmailChange(call: EmailChangeCall, { email, ...confirmation }: EmailChange) {
  const { db, session } = call;
  const user = await session.user(db);
  const confirmed = await confirmOwner(call, user, confirmation);
  if (email === user.email) throw unprocessable(SAME, { fields: { email: SAME } });
  // The recipient last: requests that another limit refuses do not use up the links of other people.
  const counted: Counted[] = [
    [LINKS_BY_ACCOUNT, user.id],
    [CHANGES_BY_EMAIL_AND_ADDRESS, accountAndAddress(email, session.address)],
    [CHANGES_BY_RECIPIENT, email],
  ];
  for (const [limit, subject] of counted) await countOrThrow(db, limit, subject);
  await db.transaction(async (tx) => {
    await spendConfirmation(tx, call, confirmed);
    await mailBothAddresses(tx, call, user, email);
    await session.record(tx, { kind: "email_change_requested", userId: user.id });
  });
  return `We have sent a link to ${email}. Your e-mail address will change once you follow it.`;
}

async function mailBothAddresses(tx: Tx, { publicUrl }: EmailChangeCall, user: User, newEmail: string) {
  const forgotPasswordUrl = `${publicUrl}/forgot-password`;
  const isTaken = Boolean(await findUser(tx, newEmail));
  const write = (token: string) =>
    isTaken
      ? addressInUseMail(forgotPasswordUrl)
      : confirmNewEmailMail(`${publicUrl}/profile/email/${token}`);
  await tx.delete(tokens).where(isChangeLink(user));
  await mailLink(tx, {
    user,
    recipient: newEmail,
    purpose: "change_email",
    hours: LINK_HOURS,
    newEmail,
    write,
  });
  const notice = emailChangeNoticeMail(user.emailVerifiedAt ? newEmail : undefined, forgotPasswordUrl);
  await mailNotice(tx, user, `change-email-notice:${createToken()}`, notice);
}

/**
 * Changes the account's address to the one that the link was sent to. Requires the signed-in owner, because the
 * link may have reached a mistyped address. Ends the other sessions, and mails both addresses. Idempotent: a reload returns the same result.
 */
export async function confirmNewEmail(call: EmailChangeCall, token: string): Promise<EmailConfirmation> {
  const { db, session } = call;
  const { user, record } = await session.signedIn(db);
  try {
    return await db.transaction((tx) => confirm(tx, call, { user, record, token }));
  } catch (error) {
    throw sqlState(error) === "23505" ? conflict(TAKEN) : error;
  }
}

interface Confirmation {
  user: User;
  record: Session;
  token: string;
}

async function confirm(
  tx: Tx,
  call: EmailChangeCall,
  { user, record, token }: Confirmation,
): Promise<EmailConfirmation> {
  const { id } = user;
  const found = await findLink(tx, "change_email", token);
  const email = found?.link.newEmail;
  if (!found || !email || found.user.id !== id) return { status: "not_confirmed" };
  if (found.user.email !== email) {
    const changed = await tx.update(users).set({ email }).where(eq(users.id, id)).returning({ id: users.id });
    // The account was closed at the same time.
    if (changed.length === 0) throw unauthorized();
    // Links that were mailed to the old address become invalid.
    await tx.delete(tokens).where(and(eq(tokens.userId, id), ne(tokens.hash, found.link.hash)));
    await call.session.record(tx, { kind: "email_changed", userId: id });
    await markVerified(tx, call, { ...found.user, email }, record);
    await endSessions(tx, id, record);
    await mailChanged(tx, call, found.user, email);
  }
  return { status: "confirmed", email };
}

async function mailChanged(tx: Tx, { publicUrl }: EmailChangeCall, previous: User, newEmail: string) {
  const toPrevious = emailChangedMail(previous.emailVerifiedAt ? newEmail : undefined);
  await mailNotice(tx, previous, `email-changed:${createToken()}`, toPrevious);
  const toNew = newEmailConfirmedMail(`${publicUrl}/forgot-password`);
  await enqueueEmail(tx, `email-changed:${createToken()}`, newEmail, toNew);
}

/** The new address, if one awaits confirmation. */
export async function findPendingEmail(tx: Tx, user: User): Promise<string | undefined> {
  const [link] = await tx
    .select({ newEmail: tokens.newEmail })
    .from(tokens)
    .where(and(isChangeLink(user), gt(tokens.expiresAt, sql`now()`), ne(tokens.newEmail, user.email)));
  return link?.newEmail ?? undefined;
}

const isChangeLink = ({ id }: User) => and(eq(tokens.userId, id), eq(tokens.purpose, "change_email"));
