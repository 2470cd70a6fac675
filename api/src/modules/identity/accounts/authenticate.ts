import type { Database, Tx } from "../../../db/database.ts";
import { ProblemError } from "../../../http/problem.ts";
import type { RequestSession } from "../sessions/request-session.ts";
import { countLogin, recordFailure } from "./login-attempts.ts";
import { verifyPassword } from "./passwords/password-hash.ts";
import { type CodeProof, findProof, spendProof, WRONG_CODE } from "./second-factor/code-proof.ts";
import type { TotpSecrets } from "./second-factor/totp-secrets.ts";
import { findUser, lockCredentials } from "./user.service.ts";
import type { User } from "./users.table.ts";

/** The fields of the login form. */
export interface Credentials {
  email: string;
  password: string;
  /** The code of the second factor. */
  code?: string;
}

interface Attempt {
  db: Database;
  /** Decrypts the secrets of second factors. */
  secrets: TotpSecrets;
  session: RequestSession;
  /** The shop's URL, for links. */
  publicUrl: string;
  credentials: Credentials;
  /** Thrown for an unknown address or a wrong password. */
  wrongPassword: ProblemError;
}

/**
 * Checks email address, password and second factor, and runs `use` in a transaction that has locked them. Failures are
 * counted per account, per IP address and per both.
 * @throws ProblemError `wrongPassword`; 401 with `second_factor` if a code is missing or wrong, 422 if it cannot be checked;
 *   429 after many failures
 */
export async function authenticate(call: Attempt, use: (tx: Tx, user: User) => Promise<void>) {
  const { db, secrets, session, credentials, wrongPassword } = call;
  const { email, password, code } = credentials;
  const user = await findUser(db, email);
  const attempt = await countLogin({ db, session, email, user });
  const isRight = await verifyPassword(user?.passwordHash, password);
  if (!user || !isRight) {
    await recordFailure(call, user, "password");
    throw wrongPassword;
  }
  if (user.secondFactorAt && !code) {
    await attempt.uncount();
    throw codeProblem("Enter the code from your authenticator app, or a recovery code.");
  }
  const proof = await findProof({ db, secrets }, user, code);
  const isAccepted = proof && (await db.transaction((tx) => useWithProof(tx, { ...call, user, proof, use })));
  if (!isAccepted) {
    await recordFailure(call, user, "code");
    throw codeProblem(WRONG_CODE);
  }
  await attempt.uncount();
}

interface LockedUse extends Pick<Attempt, "session" | "publicUrl" | "wrongPassword"> {
  user: User;
  proof: CodeProof;
  use: (tx: Tx, user: User) => Promise<void>;
}

/** @returns false if the code was used already */
async function useWithProof(
  tx: Tx,
  { user, proof, wrongPassword, use, ...context }: LockedUse,
): Promise<boolean> {
  if (!(await lockCredentials(tx, user))) throw wrongPassword;
  if (!(await spendProof(tx, context, user, proof))) return false;
  await use(tx, user);
  return true;
}

const codeProblem = (detail: string) => new ProblemError(401, detail, { second_factor: true });
