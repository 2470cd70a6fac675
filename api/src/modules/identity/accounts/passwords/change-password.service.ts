import type { PasswordChange } from "@ligate/contract/account/schemas";
import { eq } from "drizzle-orm";
import type { Database, Tx } from "../../../../db/database.ts";
import { unprocessable } from "../../../../http/problem.ts";
import { createToken } from "../../../../http/tokens.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import type { RequestSession } from "../../sessions/request-session.ts";
import { endSessions } from "../../sessions/session.service.ts";
import { deleteChangeLinks, lockCredentials } from "../user.service.ts";
import { type User, users } from "../users.table.ts";
import { assertUncommon, checkPassword, wrongPassword } from "./password-checks.ts";
import { hashPassword } from "./password-hash.ts";
import { passwordChangedMail } from "./password-mails.ts";

const DIFFERENT = "Passwords do not match. Try again.";

export interface PasswordChangeCall {
  db: Database;
  session: RequestSession;
  publicUrl: string;
  body: PasswordChange;
}

/** Changes the password. Requires the current one, and ends every session including this one. */
export async function changePassword({ db, session, publicUrl, body }: PasswordChangeCall) {
  const user = await session.user(db);
  const { currentPassword, newPassword, confirmPassword } = body;
  if (newPassword !== confirmPassword) {
    throw unprocessable(DIFFERENT, { fields: { confirmPassword: DIFFERENT } });
  }
  await assertUncommon(newPassword, "newPassword");
  await checkPassword(db, session, user, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    // Another request, such as the owner's reset, may have changed the password meanwhile.
    if (!(await lockCredentials(tx, user))) throw wrongPassword();
    await replacePassword(tx, user, passwordHash);
    await session.signOut(tx);
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

export const mailPasswordChanged = (tx: Tx, { email }: User, publicUrl: string) =>
  enqueueEmail(
    tx,
    `password-changed:${createToken()}`,
    email,
    passwordChangedMail(`${publicUrl}/forgot-password`),
  );
