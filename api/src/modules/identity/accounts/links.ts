import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { createToken, hashToken, isToken } from "../../../http/cookies/tokens.ts";
import { type LinkPurpose, tokens, type User, users } from "./users.table.ts";

interface NewLink {
  user: User;
  purpose: LinkPurpose;
  hours: number;
  /** For `change_email`: the new address. */
  newEmail?: string;
}

/** Stores the hash of a new link's token. @returns the token, which is not stored */
export async function createLink(tx: Tx, { user, purpose, hours, newEmail }: NewLink): Promise<string> {
  const token = createToken();
  const expiresAt = sql`now() + make_interval(hours => ${hours})`;
  await tx.insert(tokens).values({ hash: hashToken(token), userId: user.id, purpose, newEmail, expiresAt });
  return token;
}

/** The link and its user, if the link has this purpose and has not expired. */
export async function findLink(tx: Tx, purpose: LinkPurpose, token: string) {
  if (!isToken(token)) return undefined;
  const [found] = await tx
    .select({ user: users, link: tokens })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(isLink(purpose, token));
  return found;
}

/** Deletes the link and returns its user. Of two concurrent calls, one gets the user. */
export async function consumeLink(tx: Tx, purpose: LinkPurpose, token: string): Promise<User | undefined> {
  const found = await findLink(tx, purpose, token);
  const spent = found && (await tx.delete(tokens).where(isLink(purpose, token)).returning());
  return spent?.length ? found?.user : undefined;
}

const isLink = (purpose: LinkPurpose, token: string) =>
  and(eq(tokens.hash, hashToken(token)), eq(tokens.purpose, purpose), gt(tokens.expiresAt, sql`now()`));

export const deleteExpiredLinks = (tx: Tx) => tx.delete(tokens).where(lte(tokens.expiresAt, sql`now()`));
