import type { Database, Tx } from "../../../../db/database.ts";
import {
  accountAndAddress,
  FORGOTTEN_BY_EMAIL_AND_ADDRESS,
  LOGIN_BY_ACCOUNT_AND_ADDRESS,
  resetCount,
} from "../../../../http/limits.ts";
import { unprocessable } from "../../../../http/problem.ts";
import { deleteDesigns } from "../../saved-designs/saved-design.service.ts";
import { markVerified, type VerificationContext } from "../email-addresses/verified-email.ts";
import type { GuestCarts } from "../guest-data.ts";
import { consumeLink, countLinkRequest, findLink, mailLink } from "../links.ts";
import { findUser, setFirstPassword } from "../user.service.ts";
import { clearUserInfo } from "../user-info.ts";
import type { User } from "../users.table.ts";
import { mailPasswordChanged, replacePassword } from "./change-password.service.ts";
import { assertUncommon } from "./password-checks.ts";
import { hashPassword } from "./password-hash.ts";
import { resetPasswordMail } from "./password-mails.ts";

const LINK_HOURS = 1;
const RESET_LINK_SENT =
  "If there is an account with this e-mail address, a link to choose a new password is on its way.";

/** The context of a password reset. */
export interface ResetCall extends VerificationContext {
  db: Database;
  guestCarts: GuestCarts;
  /** The shop's URL, for links. */
  publicUrl: string;
}

/**
 * Mails a link to choose a new password, unless too many were mailed. Neither the response nor its duration reveals whether an
 * account exists.
 */
export async function mailResetLink(
  { db, session, publicUrl }: Pick<ResetCall, "db" | "session" | "publicUrl">,
  email: string,
) {
  const user = await findUser(db, email);
  const limits = await countLinkRequest(db, { session, email, user, limit: FORGOTTEN_BY_EMAIL_AND_ADDRESS });
  if (!limits) return RESET_LINK_SENT;
  const write = (token: string) => resetPasswordMail(`${publicUrl}/reset-password/${token}`);
  const link = {
    user,
    recipient: email,
    purpose: "reset_password",
    hours: LINK_HOURS,
    limits,
    write,
  } as const;
  await db.transaction(async (tx) => {
    await mailLink(tx, link);
    await session.record(tx, { kind: "password_reset_requested", userId: user?.id ?? null });
  });
  return RESET_LINK_SENT;
}

/** Checks whether a link still works. */
export async function checkResetLink(db: Database, token: string): Promise<{ status: "valid" | "invalid" }> {
  return { status: (await findLink(db, "reset_password", token)) ? "valid" : "invalid" };
}

/**
 * Sets a new password, verifies the address and consumes the link. Does not sign in, and keeps the second factor.
 * @throws ProblemError 422 if the link is invalid or has expired
 */
export async function resetPassword(call: ResetCall, token: string, password: string) {
  const { db, session, publicUrl } = call;
  if (!(await findLink(db, "reset_password", token))) throw invalidLink();
  await assertUncommon(password, "password");
  const passwordHash = await hashPassword(password);
  const user = await db.transaction(async (tx) => {
    const found = await consumeLink(tx, "reset_password", token);
    if (!found) throw invalidLink();
    await setPassword(tx, call, found, passwordHash);
    await session.record(tx, { kind: "password_changed", userId: found.id, details: { by: "mailed link" } });
    await markVerified(tx, call, { ...found, passwordHash });
    await mailPasswordChanged(tx, found, publicUrl);
    return found;
  });
  // Failed logins with the forgotten password must not block the first login with the new one. Wrong codes stay counted:
  // the link does not prove the second factor.
  const subject = accountAndAddress(user.email, session.address);
  await resetCount(db, LOGIN_BY_ACCOUNT_AND_ADDRESS, subject);
  return "Your password has been changed. Please log in with the new one.";
}

/**
 * An account that was created at checkout has no password yet. An account with a password whose address was never
 * verified may have been created by somebody else, whose profile, addresses, designs and cart the owner must not inherit,
 * and whose messages must not seem to be the owner's. Orders stay: they are records of the store.
 */
async function setPassword(
  tx: Tx,
  { guestCarts, guestMessages }: ResetCall,
  user: User,
  passwordHash: string,
) {
  if (!user.passwordHash && (await setFirstPassword(tx, user.email, passwordHash))) return;
  await replacePassword(tx, user, passwordHash);
  if (user.emailVerifiedAt) return;
  await clearUserInfo(tx, user);
  await deleteDesigns(tx, user);
  await guestCarts.discard(tx, user.id);
  await guestMessages.markUnproven(tx, user.id);
}

const invalidLink = () =>
  unprocessable("This link no longer works. Please request a new one; it will work for an hour.");
