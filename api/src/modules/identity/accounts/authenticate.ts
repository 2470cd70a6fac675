import type { Database, Tx } from "../../../db/database.ts";
import {
  accountAndAddress,
  countOrThrow,
  LOGIN_BY_ACCOUNT_AND_ADDRESS,
  LOGIN_BY_ADDRESS,
  uncount,
} from "../../../http/limits.ts";
import { ProblemError } from "../../../http/problem.ts";
import type { RequestSession } from "../sessions/request-session.ts";
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
  credentials: Credentials;
  /** Thrown for an unknown address or a wrong password. */
  wrongPassword: ProblemError;
}

/**
 * Checks email address, password and second factor, and runs `use` in a transaction that has locked them. Failures are
 * counted per account and IP address.
 * @throws ProblemError `wrongPassword`; 401 with `second_factor` if a code is missing or wrong, 422 if it cannot be checked;
 *   429 after many failures
 */
export async function authenticate(
  { db, secrets, session, credentials, wrongPassword }: Attempt,
  use: (tx: Tx, user: User) => Promise<void>,
) {
  const { email, password, code } = credentials;
  const pair = accountAndAddress(email, session.address);
  const uncountAttempt = async () => {
    await uncount(db, LOGIN_BY_ADDRESS, session.address);
    await uncount(db, LOGIN_BY_ACCOUNT_AND_ADDRESS, pair);
  };
  await countOrThrow(db, LOGIN_BY_ADDRESS, session.address);
  await countOrThrow(db, LOGIN_BY_ACCOUNT_AND_ADDRESS, pair);
  const user = await findUser(db, email);
  const isRight = await verifyPassword(user?.passwordHash, password);
  if (!user || !isRight) {
    await recordFailure(db, session, user, "password");
    throw wrongPassword;
  }
  if (user.secondFactorAt && !code) {
    await uncountAttempt();
    throw codeProblem("Enter the code from your authenticator app, or a recovery code.");
  }
  const proof = await findProof({ db, secrets }, user, code);
  const isAccepted =
    proof && (await db.transaction((tx) => useWithProof(tx, { session, user, proof, wrongPassword, use })));
  if (!isAccepted) {
    await recordFailure(db, session, user, "code");
    throw codeProblem(WRONG_CODE);
  }
  await uncountAttempt();
}

interface LockedUse {
  session: RequestSession;
  user: User;
  proof: CodeProof;
  wrongPassword: ProblemError;
  use: (tx: Tx, user: User) => Promise<void>;
}

/** @returns false if the code was used already */
async function useWithProof(
  tx: Tx,
  { session, user, proof, wrongPassword, use }: LockedUse,
): Promise<boolean> {
  if (!(await lockCredentials(tx, user))) throw wrongPassword;
  if (!(await spendProof(tx, session, user, proof))) return false;
  await use(tx, user);
  return true;
}

const recordFailure = (db: Database, session: RequestSession, user: User | undefined, reason: string) =>
  session.record(db, { kind: "login_failed", userId: user?.id ?? null, details: { reason } });

const codeProblem = (detail: string) => new ProblemError(401, detail, { second_factor: true });
