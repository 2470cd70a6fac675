import type {
  PasswordConfirmation,
  RecoveryCodes,
  SecondFactorConfirmation,
  SecondFactorSetup,
  SecondFactorStatus,
} from "@ligate/contract/account/second-factor-schemas";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../../db/database.ts";
import { CODES_BY_ACCOUNT, countOrThrow, uncount } from "../../../../http/limits.ts";
import { conflict } from "../../../../http/problem.ts";
import { createToken } from "../../../../http/tokens.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import type { SecurityEventKind } from "../../security-events.table.ts";
import { assertEmailVerified } from "../email-addresses/verified-email.ts";
import { recordFailure } from "../login-attempts.ts";
import { checkPassword } from "../passwords/password-checks.ts";
import { lockCredentials } from "../user.service.ts";
import { type User, users } from "../users.table.ts";
import { countRecoveryCodes, createSecret, findTimeStep, otpauthUrl } from "./code-proof.ts";
import { confirmOwner, type OwnerCheck, spendConfirmation, wrongCode } from "./confirm-owner.ts";
import { createRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";
import { deleteSecondFactor } from "./remove-lost-second-factor.ts";
import { type SecondFactorChange, secondFactorMail } from "./second-factor-mails.ts";

const ENABLED = "Your account already has a second factor. Remove it first to set up another app.";
const DISABLED = "Your account has no second factor. Reload the page and try again.";
const SET_UP_AGAIN =
  "Setup was started in another window, or has not been started yet. Please start it again.";

export async function getSecondFactorStatus(db: Database, user: User): Promise<SecondFactorStatus> {
  const enabled = user.secondFactorAt !== null;
  return { enabled, recovery_codes_left: enabled ? await countRecoveryCodes(db, user.id) : 0 };
}

/**
 * Creates a secret, which replaces one that was not confirmed. Requires a verified email address: the second factor of
 * an account that was created with somebody else's address would lock the owner of the address out.
 */
export async function setUpSecondFactor(
  call: OwnerCheck,
  { currentPassword }: PasswordConfirmation,
): Promise<SecondFactorSetup> {
  const { db, secrets, session } = call;
  const user = await session.user(db);
  if (user.secondFactorAt) throw conflict(ENABLED);
  assertEmailVerified(user, "a second factor requires it");
  await checkPassword(call, user, currentPassword);
  const secret = createSecret();
  const stored = await db
    .update(users)
    .set({ totpSecret: secrets.encrypt(user.id, secret) })
    .where(and(eq(users.id, user.id), isNull(users.secondFactorAt)))
    .returning({ id: users.id });
  if (stored.length === 0) throw conflict(ENABLED);
  return { secret, otpauth_url: otpauthUrl(secret, user.email) };
}

/** Turns the second factor on. From now on no call returns the secret. */
export async function confirmSecondFactor(call: OwnerCheck, code: string): Promise<RecoveryCodes> {
  const { db, secrets, session } = call;
  const user = await session.user(db);
  if (user.secondFactorAt) throw conflict(ENABLED);
  const secret = user.totpSecret === null ? undefined : secrets.decrypt(user.id, user.totpSecret);
  if (secret === undefined) throw conflict(SET_UP_AGAIN);
  await countOrThrow(db, CODES_BY_ACCOUNT, user.id);
  const step = findTimeStep(secret, code);
  if (step === undefined) {
    await recordFailure(call, user, "code");
    throw wrongCode();
  }
  await uncount(db, CODES_BY_ACCOUNT, user.id);
  const { codes, hashes } = await createRecoveryCodes();
  await db.transaction(async (tx) => {
    if (!(await lockCredentials(tx, user))) throw conflict(SET_UP_AGAIN);
    const enabled = await tx
      .update(users)
      .set({ secondFactorAt: sql`now()`, lastTotpStep: step })
      .where(and(eq(users.id, user.id), isNull(users.secondFactorAt)))
      .returning({ id: users.id });
    if (enabled.length === 0) throw conflict(ENABLED);
    await storeRecoveryCodes(tx, user.id, hashes);
    await reportChange(tx, call, user, "enabled");
  });
  return { recovery_codes: codes };
}

export async function replaceRecoveryCodes(
  call: OwnerCheck,
  confirmation: SecondFactorConfirmation,
): Promise<RecoveryCodes> {
  const confirmed = await confirmChange(call, confirmation);
  const { codes, hashes } = await createRecoveryCodes();
  await call.db.transaction(async (tx) => {
    await spendConfirmation(tx, call, confirmed);
    await storeRecoveryCodes(tx, confirmed.user.id, hashes);
    await reportChange(tx, call, confirmed.user, "replaced");
  });
  return { recovery_codes: codes };
}

export async function removeSecondFactor(call: OwnerCheck, confirmation: SecondFactorConfirmation) {
  const confirmed = await confirmChange(call, confirmation);
  await call.db.transaction(async (tx) => {
    await spendConfirmation(tx, call, confirmed);
    await deleteSecondFactor(tx, confirmed.user.id);
    await reportChange(tx, call, confirmed.user, "removed");
  });
  return "The second factor has been removed. Your password is enough to log in.";
}

/** Checks password and code before a change of an active second factor. */
async function confirmChange(call: OwnerCheck, confirmation: SecondFactorConfirmation) {
  const user = await call.session.user(call.db);
  if (!user.secondFactorAt) throw conflict(DISABLED);
  return confirmOwner(call, user, confirmation);
}

const KINDS = {
  enabled: "second_factor_enabled",
  removed: "second_factor_removed",
  replaced: "recovery_codes_replaced",
} as const satisfies Record<SecondFactorChange, SecurityEventKind>;

/** Records the change and mails it to the owner. */
async function reportChange(
  tx: Tx,
  { session, publicUrl }: OwnerCheck,
  user: User,
  change: SecondFactorChange,
) {
  await session.record(tx, { kind: KINDS[change], userId: user.id });
  const mail = secondFactorMail(change, `${publicUrl}/forgot-password`);
  await enqueueEmail(tx, `second-factor:${createToken()}`, user.email, mail);
}
