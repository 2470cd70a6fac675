import { and, eq, isNotNull, notLike } from "drizzle-orm";
import type { Database } from "../../../../db/database.ts";
import { users } from "../users.table.ts";
import type { TotpSecrets } from "./totp-secrets.ts";

/** A secret as earlier versions of the store kept it. */
const BASE32 = /^[A-Z2-7]+$/;

/**
 * Encrypts with the current key the secrets that an earlier version stored as text, and those of an older key. Several
 * processes may run it at once: a secret that another process has changed is left alone.
 * @returns the number of secrets that no key decrypts
 */
export async function encryptStoredSecrets(db: Database, secrets: TotpSecrets): Promise<number> {
  const outdated = await db
    .select({ id: users.id, stored: users.totpSecret })
    .from(users)
    .where(and(isNotNull(users.totpSecret), notLike(users.totpSecret, `${secrets.prefix}%`)));
  let unreadable = 0;
  for (const { id, stored } of outdated) {
    const secret = stored && (BASE32.test(stored) ? stored : secrets.tryDecrypt(id, stored));
    if (!secret) unreadable++;
    else
      await db
        .update(users)
        .set({ totpSecret: secrets.encrypt(id, secret) })
        .where(and(eq(users.id, id), eq(users.totpSecret, stored)));
  }
  return unreadable;
}
