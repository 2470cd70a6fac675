import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../../db/database.ts";
import { hashToken } from "../../../../http/cookies/tokens.ts";
import {
  countOrThrow,
  FORGOTTEN_BY_EMAIL,
  LOGIN_BY_ACCOUNT,
  resetCount,
} from "../../../../http/limits/limits.ts";
import { unprocessable } from "../../../../http/problem.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import { consumeLink, createLink, findLink } from "../links.ts";
import { findUser, setFirstPassword } from "../user.service.ts";
import { type User, users } from "../users.table.ts";
import { mailPasswordChanged, replacePassword } from "./change-password.service.ts";
import { hashPassword } from "./password-hash.ts";
import { resetPasswordMail } from "./password-mails.ts";

const LINK_HOURS = 1;

/** Mails a link to choose a new password. The response does not reveal whether an account exists. */
export async function mailResetLink(db: Database, email: string, publicUrl: string) {
  await countOrThrow(db, FORGOTTEN_BY_EMAIL, email);
  await db.transaction(async (tx) => {
    const user = await findUser(tx, email);
    if (!user) return;
    const token = await createLink(tx, { user, purpose: "reset_password", hours: LINK_HOURS });
    const link = `${publicUrl}/reset-password/${token}`;
    await enqueueEmail(tx, `reset-password:${hashToken(token)}`, email, resetPasswordMail(link));
  });
  return "If there is an account with this e-mail address, a link to choose a new password is on its way to it.";
}

/**
 * Sets a new password and consumes the link. Does not sign in.
 * @throws ProblemError 422 if the link is invalid or has expired
 */
export async function resetPassword(db: Database, token: string, password: string, publicUrl: string) {
  if (!(await findLink(db, "reset_password", token))) throw invalidLink();
  const passwordHash = await hashPassword(password);
  const email = await db.transaction(async (tx) => {
    const user = await consumeLink(tx, "reset_password", token);
    if (!user) throw invalidLink();
    await setPassword(tx, user, passwordHash);
    await mailPasswordChanged(tx, user, publicUrl);
    return user.email;
  });
  // Failed logins with the forgotten password must not block the first login with the new one.
  await resetCount(db, LOGIN_BY_ACCOUNT, email);
  return "Your password is changed. Please log in with the new one.";
}

/** Also marks the address as verified. Sets the first password of an account that was created at checkout. */
async function setPassword(tx: Tx, user: User, passwordHash: string) {
  if (!user.passwordHash && (await setFirstPassword(tx, user.email, passwordHash))) return;
  await replacePassword(tx, user, passwordHash);
  await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(eq(users.id, user.id));
}

const invalidLink = () =>
  unprocessable("This link does not work any more. Please ask for a new one; it works for an hour.");
