import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { createToken, hashToken, isToken } from "../../../http/cookies/tokens.ts";
import { type LinkPurpose, tokens, type User, users } from "./users.table.ts";

interface NewLink {
  user: User;
  purpose: LinkPurpose;
  hours: number;
  /** The address that the account gets once the link is followed. */
  newEmail?: string;
}

/** Remembers a link that is about to be mailed. @returns the secret in it, which is kept nowhere */
export async function createLink(tx: Tx, { user, purpose, hours, newEmail }: NewLink): Promise<string> {
  const token = createToken();
  const expiresAt = sql`now() + make_interval(hours => ${hours})`;
  await tx.insert(tokens).values({ hash: hashToken(token), userId: user.id, purpose, newEmail, expiresAt });
  return token;
}

/** The link and its account, as long as it has not run out; a link of another purpose is no link. */
export async function findLink(tx: Tx, purpose: LinkPurpose, token: string) {
  if (!isToken(token)) return undefined;
  const [found] = await tx
    .select({ user: users, link: tokens })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(isLink(purpose, token));
  return found;
}

/** As `findLink`, and the link works no more: of two that spend it at once, one does. */
export async function consumeLink(tx: Tx, purpose: LinkPurpose, token: string): Promise<User | undefined> {
  const found = await findLink(tx, purpose, token);
  const spent = found && (await tx.delete(tokens).where(isLink(purpose, token)).returning());
  return spent?.length ? found?.user : undefined;
}

const isLink = (purpose: LinkPurpose, token: string) =>
  and(eq(tokens.hash, hashToken(token)), eq(tokens.purpose, purpose), gt(tokens.expiresAt, sql`now()`));

export const deleteExpiredLinks = (tx: Tx) => tx.delete(tokens).where(lte(tokens.expiresAt, sql`now()`));
