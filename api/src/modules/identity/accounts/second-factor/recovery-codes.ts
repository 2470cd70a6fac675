import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { recoveryCodes } from "../users.table.ts";

const CODES = 10;
const LENGTH = 10;
/** Without I, L, O, U, 0 and 1, which are easily misread. */
const ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** New recovery codes and their hashes. A code is short, so it is hashed like a password. */
export async function createRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: CODES }, createCode);
  return { codes: codes.map(withHyphen), hashes: await Promise.all(codes.map(hashPassword)) };
}

const createCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("");
const withHyphen = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** Replaces the recovery codes of an account. */
export async function storeRecoveryCodes(tx: Tx, userId: number, hashes: string[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}
