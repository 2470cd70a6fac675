import type { Database, Tx } from "../../../../db/database.ts";
import { conflict, unprocessable } from "../../../../http/problem.ts";
import type { RequestSession } from "../../sessions/request-session.ts";
import { recordFailure } from "../login-attempts.ts";
import { checkPassword } from "../passwords/password-checks.ts";
import { lockCredentials } from "../user.service.ts";
import type { User } from "../users.table.ts";
import { type CodeProof, findProof, spendProof, WRONG_CODE } from "./code-proof.ts";
import type { TotpSecrets } from "./totp-secrets.ts";

const MISSING_CODE = "Enter the code from your authenticator app, or a recovery code.";
const CHANGED = "Your password or second factor has changed. Reload the page and try again.";

export interface OwnerCheck {
  db: Database;
  /** Decrypts the secrets of second factors. */
  secrets: TotpSecrets;
  session: RequestSession;
  /** The shop's URL, for links in mails. */
  publicUrl: string;
}

/** A signed-in user who has entered the password, and the code of the second factor if there is one. */
export interface ConfirmedOwner {
  user: User;
  proof: CodeProof;
}

/**
 * Checks the password of a signed-in user again, and the code if the account has a second factor, without using the code up.
 * @throws ProblemError 422 if one is missing or wrong, 429 after too many attempts
 */
export async function confirmOwner(
  call: OwnerCheck,
  user: User,
  { currentPassword, code }: { currentPassword: string; code?: string | undefined },
): Promise<ConfirmedOwner> {
  await checkPassword(call, user, currentPassword);
  if (user.secondFactorAt && !code) throw codeProblem(MISSING_CODE);
  const proof = await findProof(call, user, code);
  if (!proof) {
    await recordFailure(call, user, "code");
    throw wrongCode();
  }
  return { user, proof };
}

/**
 * Locks the account until the transaction of the confirmed change ends, and uses the code up.
 * @throws ProblemError 409 if password or second factor have changed; 422 if a concurrent request has used the code
 */
export async function spendConfirmation(tx: Tx, check: OwnerCheck, { user, proof }: ConfirmedOwner) {
  if (!(await lockCredentials(tx, user))) throw conflict(CHANGED);
  if (!(await spendProof(tx, check, user, proof))) throw wrongCode();
}

export const wrongCode = () => codeProblem(WRONG_CODE);

const codeProblem = (detail: string) => unprocessable(detail, { fields: { code: detail } });
