import type { PasswordChange } from "@ligate/contract/account/schemas";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { unprocessable } from "../../../../http/problem.ts";
import { createToken } from "../../../../http/tokens.ts";
import { endSessions } from "../../sessions/session.service.ts";
import { mailNotice } from "../mail-notice.ts";
import { confirmOwner, type OwnerCheck, spendConfirmation } from "../second-factor/confirm-owner.ts";
import { deleteChangeLinks } from "../user.service.ts";
import { type User, users } from "../users.table.ts";
import { assertUncommon } from "./password-checks.ts";
import { hashPassword } from "./password-hash.ts";
import { passwordChangedMail } from "./password-mails.ts";

const DIFFERENT = "Passwords do not match. Try again.";

/**
 * Changes the password, and ends every session including this one. Requires the current password, and the code of the second
 * factor if it is on.
 */
export async function changePassword(
  call: OwnerCheck,
  { newPassword, confirmPassword, ...confirmation }: PasswordChange,
) {
  const { db, session, publicUrl } = call;
  const user = await session.user(db);
  if (newPassword !== confirmPassword) {
    throw unprocessable(DIFFERENT, { fields: { confirmPassword: DIFFERENT } });
  }
  await assertUncommon(newPassword, "newPassword");
  const confirmed = await confirmOwner(call, user, confirmation);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await spendConfirmation(tx, call, confirmed);
    await replacePassword(tx, user, passwordHash);
    await session.signOut(tx);
    session.rememberBrowser({ ...user, passwordHash });
    await session.record(tx, { kind: "password_changed", userId: user.id });
    await mailPasswordChanged(tx, user, publicUrl);
  });
  return "Password successfully reset. You must log back in to stay signed in.";
}

/** Stores the new hash, ends the account's sessions, and invalidates its links to change address or password. */
export async function replacePassword(tx: Tx, user: User, passwordHash: string) {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  await deleteChangeLinks(tx, user);
  await endSessions(tx, user.id);
}

export const mailPasswordChanged = (tx: Tx, user: User, publicUrl: string) =>
  mailNotice(
    tx,
    user,
    `password-changed:${createToken()}`,
    passwordChangedMail(`${publicUrl}/forgot-password`),
  );
