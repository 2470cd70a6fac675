import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { securityEvents } from "../security-events.table.ts";
import { sessions } from "../sessions/sessions.table.ts";
import { type User, users } from "./users.table.ts";

/**
 * The name of a closed account, in place of its email address. The number is that of its security events. It is no address,
 * so that no one can log in with it or sign up for it, and no mail is sent to it.
 */
const closedName = ({ id }: Pick<User, "id">) => `closed account ${id}`;

/**
 * Stores the account that keeps the records of bookkeeping of one that is closed: without a person, a login or an address,
 * with the institution.
 */
export async function addClosedAccount(tx: Tx, user: User): Promise<User> {
  const [added] = await tx
    .insert(users)
    .values({ email: closedName(user), company: user.company })
    .returning();
  if (!added) throw new Error("A closed account was not written");
  return added;
}

/** Deletes an account with everything that belongs to it: its foreign keys cascade. Its records of bookkeeping were moved. */
export async function deleteAccount(tx: Tx, user: User): Promise<void> {
  // Browsers of visitors who have followed a link of this account.
  await tx
    .update(sessions)
    .set({ verifiedEmail: null, verifiedUntil: null })
    .where(eq(sessions.signedUpId, user.id));
  await replaceTypedAddress(tx, user);
  await tx.delete(users).where(eq(users.id, user.id));
}

/** Staff have typed the address as an argument of commands, in any case. Another one may end with it. */
async function replaceTypedAddress(tx: Tx, user: User) {
  const typed = sql`${securityEvents.details}->>'arguments'`;
  const address = user.email.replaceAll(/[$()*+.?[\\\]^{|}-]/g, "\\$&");
  const pattern = `(^|\\s)${address}(?=\\s|$)`;
  const replacement = `\\1${closedName(user)}`;
  await tx
    .update(securityEvents)
    .set({
      details: sql`jsonb_set(${securityEvents.details}, '{arguments}',
        to_jsonb(regexp_replace(${typed}, ${pattern}, ${replacement}, 'gi')))`,
    })
    .where(and(eq(securityEvents.kind, "staff_command"), sql`${typed} ~* ${pattern}`));
}
