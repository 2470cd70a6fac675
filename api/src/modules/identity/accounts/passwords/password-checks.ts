import { countOrThrow, PASSWORD_CHECKS_BY_ACCOUNT, uncount } from "../../../../http/limits.ts";
import { unprocessable } from "../../../../http/problem.ts";
import { type FailureContext, recordFailure } from "../login-attempts.ts";
import type { User } from "../users.table.ts";
import { verifyPassword } from "./password-hash.ts";

const WRONG = "The current password is incorrect. Try again.";

/**
 * Verifies the password of a signed-in user again. Wrong ones are counted per account, from all addresses.
 * @throws ProblemError 422 if the password is wrong, 429 after too many attempts
 */
export async function checkPassword(call: FailureContext, user: User, password: string) {
  const { db } = call;
  await countOrThrow(db, PASSWORD_CHECKS_BY_ACCOUNT, user.id);
  if (!(await verifyPassword(user.passwordHash, password))) {
    await recordFailure(call, user, "current password");
    throw unprocessable(WRONG, { fields: { currentPassword: WRONG } });
  }
  await uncount(db, PASSWORD_CHECKS_BY_ACCOUNT, user.id);
}

const COMMON =
  "This is one of the most common passwords and would be guessed quickly. Please choose another one.";

let loading: Promise<Set<string>> | undefined;

/** The 49,000 most common passwords in lower case, of which 5,000 satisfy the rule for new passwords. Loaded once. */
function commonPasswords(): Promise<Set<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return loading;
}

/**
 * Checked here and not in the schema, so that forms do not load the list.
 * @param field the name of the password's field in the request
 * @throws ProblemError 422 if the password is one of the most common, in any case
 */
export async function assertUncommon(password: string, field: string) {
  const common = await commonPasswords();
  if (common.has(password.toLowerCase())) throw unprocessable(COMMON, { fields: { [field]: COMMON } });
}
