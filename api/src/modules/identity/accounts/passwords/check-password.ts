import type { Database } from "../../../../db/database.ts";
import { countOrThrow, LOGIN_BY_ACCOUNT, uncount } from "../../../../http/limits/limits.ts";
import { unprocessable } from "../../../../http/problem.ts";
import type { User } from "../users.table.ts";
import { verifyPassword } from "./password-hash.ts";

const WRONG = "The current password is not right. Try again.";

/**
 * Verifies the password of a signed-in user again. Wrong ones count as failed logins.
 * @throws ProblemError 422 if the password is wrong, 429 after too many attempts
 */
export async function checkPassword(db: Database, { email, passwordHash }: User, password: string) {
  await countOrThrow(db, LOGIN_BY_ACCOUNT, email);
  if (!(await verifyPassword(passwordHash, password))) {
    throw unprocessable(WRONG, { fields: { currentPassword: WRONG } });
  }
  await uncount(db, LOGIN_BY_ACCOUNT, email);
}
