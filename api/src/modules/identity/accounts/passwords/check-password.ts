import type { Database } from "../../../../db/database.ts";
import {
  accountAndAddress,
  countOrThrow,
  LOGIN_BY_ACCOUNT_AND_ADDRESS,
  uncount,
} from "../../../../http/limits/limits.ts";
import { unprocessable } from "../../../../http/problem.ts";
import type { RequestSession } from "../../sessions/request-session.ts";
import type { User } from "../users.table.ts";
import { verifyPassword } from "./password-hash.ts";

const WRONG = "The current password is not right. Try again.";

/**
 * Verifies the password of a signed-in user again. Wrong ones count as failed logins.
 * @throws ProblemError 422 if the password is wrong, 429 after too many attempts
 */
export async function checkPassword(
  db: Database,
  session: RequestSession,
  { id, email, passwordHash }: User,
  password: string,
) {
  const subject = accountAndAddress(email, session.address);
  await countOrThrow(db, LOGIN_BY_ACCOUNT_AND_ADDRESS, subject);
  if (!(await verifyPassword(passwordHash, password))) {
    await session.record(db, { kind: "login_failed", userId: id, details: { reason: "current password" } });
    throw wrongPassword();
  }
  await uncount(db, LOGIN_BY_ACCOUNT_AND_ADDRESS, subject);
}

export const wrongPassword = () => unprocessable(WRONG, { fields: { currentPassword: WRONG } });
