import { hash, randomBytes } from "node:crypto";
import { eq, lte, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { sentRequests } from "./sent-requests.table.ts";

const SAME_FOR_MINUTES = 60;

/** Prefixes of reference numbers: MS for messages, RQ for quote requests. */
export type ReferencePrefix = "MS" | "RQ";

/**
 * Assigns a reference number to a request. An identical request within an hour gets the same number; concurrent ones
 * wait for each other.
 * @param sent the fields of the request, and the account that sent it
 */
export const assignReference = (tx: Tx, prefix: ReferencePrefix, sent: object) =>
  rememberRequest(tx, [prefix, Object.entries(sent).sort()], createReference(prefix));

/**
 * Stores the digest of a request with its reference number for an hour.
 * @returns the number of the first identical request within the hour, and whether this one is the first
 */
export async function rememberRequest(tx: Tx, request: unknown[], reference: string) {
  const digest = hash("sha256", JSON.stringify(request));
  const row = { reference, expiresAt: sql`now() + make_interval(mins => ${SAME_FOR_MINUTES})` };
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

/** Without letters that are easily confused with others or with digits. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Creates a number such as `MS-7K3F92QX0T`. Random, so that it does not reveal how many requests there are. */
export function createReference(prefix: ReferencePrefix): string {
  const signs = [...randomBytes(10)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${prefix}-${signs.join("")}`;
}
