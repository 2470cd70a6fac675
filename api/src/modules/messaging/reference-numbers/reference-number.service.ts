import { hash, randomBytes } from "node:crypto";
import { eq, lte, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { sentRequests } from "./receipts.table.ts";

const SAME_FOR_MINUTES = 60;

/** Kinds of what is received, as their reference numbers begin: messages, requests for a quote. */
export type ReferencePrefix = "MS" | "RQ";

/**
 * The reference of what a visitor sent: a new one, or the one that the same words got within the last hour. Two of
 * the same at once wait for each other, so that one of them is the first.
 */
export async function assignReference(tx: Tx, prefix: ReferencePrefix, sent: object) {
  const digest = hash("sha256", JSON.stringify([prefix, Object.entries(sent).sort()]));
  const row = {
    reference: createReference(prefix),
    expiresAt: sql`now() + make_interval(mins => ${SAME_FOR_MINUTES})`,
  };
  const [written] = await tx
    .insert(sentRequests)
    .values({ digest, ...row })
    .onConflictDoUpdate({
      target: sentRequests.digest,
      set: row,
      setWhere: sql`${sentRequests.expiresAt} <= now()`,
    })
    .returning();
  if (written) return { reference: written.reference, isNew: true };
  const [first] = await tx.select().from(sentRequests).where(eq(sentRequests.digest, digest));
  if (!first) throw new Error("A receipt was not written");
  return { reference: first.reference, isNew: false };
}

export const deleteExpiredReferences = (tx: Tx) =>
  tx.delete(sentRequests).where(lte(sentRequests.expiresAt, sql`now()`));

/** Without letters that are taken for another or for a digit when they are read out. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Such as `MS-7K3F92QX0T`: drawn at random, so it does not tell how much the store is asked. */
function createReference(prefix: ReferencePrefix): string {
  const signs = [...randomBytes(10)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${prefix}-${signs.join("")}`;
}
