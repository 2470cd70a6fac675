import { company } from "@ligate/contract/settings/company";
import { and, count, eq, isNull, lt, or } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Database, Tx } from "../../../../db/database.ts";
import { CODES_BY_ACCOUNT, countOrThrow, uncount } from "../../../../http/limits.ts";
import { unprocessable } from "../../../../http/problem.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import type { RequestSession } from "../../sessions/request-session.ts";
import { verifyPassword } from "../passwords/password-hash.ts";
import { recoveryCodes, type User, users } from "../users.table.ts";
import { recoveryCodeUsedMail } from "./second-factor-mails.ts";
import type { TotpSecrets } from "./totp-secrets.ts";

/** Proof that the right code was entered. `none`: the account has no second factor. */
export type CodeProof =
  | { kind: "none" }
  | { kind: "totp"; step: number }
  | { kind: "recovery"; codeId: number };

export const WRONG_CODE = "This code is incorrect or has already been used. Enter the next one.";

const UNREADABLE =
  "Codes from your authenticator app cannot be checked. Enter a recovery code, or contact support.";

interface CodeCheck {
  db: Database;
  secrets: TotpSecrets;
}

/**
 * Checks a code without using it up. Wrong codes are counted per account, from all addresses.
 * @returns `undefined` if the code is wrong
 * @throws ProblemError 429 after too many wrong codes; 422 if the store cannot decrypt the account's secret
 */
export async function findProof(
  { db, secrets }: CodeCheck,
  user: User,
  code = "",
): Promise<CodeProof | undefined> {
  if (!user.secondFactorAt) return { kind: "none" };
  await countOrThrow(db, CODES_BY_ACCOUNT, user.id);
  const proof = /^\d{6}$/.test(code)
    ? totpProof(await readSecret({ db, secrets }, user), user, code)
    : await recoveryProof(db, user, code);
  if (proof) await uncount(db, CODES_BY_ACCOUNT, user.id);
  return proof;
}

async function readSecret({ db, secrets }: CodeCheck, { id, totpSecret }: User): Promise<string> {
  const secret = secrets.decrypt(id, totpSecret ?? "");
  if (secret !== undefined) return secret;
  // No code was compared.
  await uncount(db, CODES_BY_ACCOUNT, id);
  throw unprocessable(UNREADABLE, { fields: { code: UNREADABLE } });
}

function totpProof(secret: string, { lastTotpStep }: User, code: string): CodeProof | undefined {
  const step = findTimeStep(secret, code);
  return step === undefined || step <= (lastTotpStep ?? 0) ? undefined : { kind: "totp", step };
}

async function recoveryProof(db: Database, user: User, code: string): Promise<CodeProof | undefined> {
  const rows = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
  for (const { id, hash } of rows) {
    if (await verifyPassword(hash, code)) return { kind: "recovery", codeId: id };
  }
  return undefined;
}

interface ProofContext {
  session: RequestSession;
  /** The shop's URL, for links. */
  publicUrl: string;
}

/** Uses the code up, and mails the use of a recovery code to the owner. @returns false if a concurrent request has used it */
export async function spendProof(
  tx: Tx,
  { session, publicUrl }: ProofContext,
  { id, email }: User,
  proof: CodeProof,
): Promise<boolean> {
  if (proof.kind === "none") return true;
  if (proof.kind === "totp") return acceptStep(tx, id, proof.step);
  const used = await tx.delete(recoveryCodes).where(eq(recoveryCodes.id, proof.codeId)).returning();
  if (used.length === 0) return false;
  const left = await countRecoveryCodes(tx, id);
  await session.record(tx, { kind: "recovery_code_used", userId: id, details: { left } });
  const mail = recoveryCodeUsedMail(left, `${publicUrl}/forgot-password`);
  await enqueueEmail(tx, `recovery-code:${proof.codeId}`, email, mail);
  return true;
}

/** Each time step is accepted once, so that an observed code cannot be used again. */
async function acceptStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const isLater = or(isNull(users.lastTotpStep), lt(users.lastTotpStep, step));
  const accepted = await tx
    .update(users)
    .set({ lastTotpStep: step })
    .where(and(eq(users.id, userId), isLater))
    .returning({ id: users.id });
  return accepted.length > 0;
}

export async function countRecoveryCodes(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** A code of the time step before or after is accepted too, because clocks differ. */
const WINDOW_STEPS = 1;

/** @returns 160 random bits in Base32 */
export const createSecret = () => new Secret({ size: 20 }).base32;

/** `otpauth://totp/…`, which authenticator apps read from a QR code. */
export const otpauthUrl = (secret: string, email: string) =>
  new TOTP({ issuer: company.name, label: email, secret }).toString();

/** The time step of a code of six digits; `undefined` if the code is wrong. */
export function findTimeStep(secret: string, code: string): number | undefined {
  const totp = new TOTP({ secret });
  const delta = totp.validate({ token: code, window: WINDOW_STEPS });
  return delta === null ? undefined : totp.counter() + delta;
}
