import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import { endSessions } from "../sessions/session.service.ts";
import { tokens, type User, users } from "./users.table.ts";

export async function findUser(tx: Tx, email: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  return user;
}

/** @throws ProblemError 404 */
export async function getAccount(tx: Tx, email: string): Promise<User> {
  const user = await findUser(tx, email);
  if (!user) throw notFound(`account with the address ${email}`);
  return user;
}

export async function findUserById(tx: Tx, id: number): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  return user;
}

type NewUser = Pick<typeof users.$inferInsert, "email" | "passwordHash" | "firstName" | "lastName">;

/** Returns `undefined` if the email address is in use. */
export async function addUser(tx: Tx, user: NewUser): Promise<User | undefined> {
  const [added] = await tx.insert(users).values(user).onConflictDoNothing().returning();
  return added;
}

/**
 * Locks the account until the transaction ends. A session created in the transaction is then either ended by a
 * concurrent change of the password, or created after it.
 * @returns false if password or second factor differ from those of the given user
 */
export async function lockCredentials(tx: Tx, { id, ...known }: User): Promise<boolean> {
  const [locked] = await tx.select().from(users).where(eq(users.id, id)).for("no key update");
  return locked?.passwordHash === known.passwordHash && locked.totpSecret === known.totpSecret;
}

/** Waits for what is being added to an account, such as a message, and refuses more until the transaction ends. */
export const lockAccount = (tx: Tx, { id }: User) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");

/**
 * Sets the first password of an account by a mailed link, ends its sessions, and marks its verification links as spent.
 * @returns the account; `undefined` if it has a password
 */
export async function setFirstPassword(
  tx: Tx,
  email: string,
  passwordHash: string,
): Promise<User | undefined> {
  const [user] = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.email, email), isNull(users.passwordHash)))
    .returning();
  if (!user) return undefined;
  const isVerification = and(eq(tokens.userId, user.id), eq(tokens.purpose, "verify_email"));
  await tx.update(tokens).set({ spentAt: sql`now()` }).where(isVerification);
  await deleteChangeLinks(tx, user);
  await endSessions(tx, user.id);
  return user;
}

/** Invalidates the links that would change the email address or the password. */
export const deleteChangeLinks = (tx: Tx, { id }: User) =>
  tx.delete(tokens).where(and(eq(tokens.userId, id), ne(tokens.purpose, "verify_email")));
