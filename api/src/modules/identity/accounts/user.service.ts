import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { endSessionsOf } from "../sessions/session.service.ts";
import { tokens, type User, users } from "./users.table.ts";

export async function findUser(tx: Tx, email: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  return user;
}

type NewUser = Pick<typeof users.$inferInsert, "email" | "passwordHash" | "firstName" | "lastName">;

/** Returns `undefined` if the email address is in use. */
export async function addUser(tx: Tx, user: NewUser): Promise<User | undefined> {
  const [added] = await tx.insert(users).values(user).onConflictDoNothing().returning();
  return added;
}

/**
 * Locks the password hash until the transaction ends. A session created in the transaction is then either ended by
 * a concurrent password change, or created after it.
 * @returns false if the hash differs from the given one
 */
export async function lockPassword(tx: Tx, { id, passwordHash }: User): Promise<boolean> {
  const kept = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? "")))
    .for("share");
  return kept.length > 0;
}

/**
 * Sets the first password of an account and deletes its links.
 * @returns false if the account has a password
 */
export async function setFirstPassword(tx: Tx, email: string, passwordHash: string): Promise<boolean> {
  const [user] = await tx
    .update(users)
    .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(and(eq(users.email, email), isNull(users.passwordHash)))
    .returning();
  if (!user) return false;
  await tx.delete(tokens).where(eq(tokens.userId, user.id));
  await endSessionsOf(tx, user.id);
  return true;
}
