import { and, eq, gt, lte, sql } from "drizzle-orm";
import { TransactionRollbackError } from "drizzle-orm/errors";
import type { Database, Tx } from "../../../db/database.ts";
import {
  accountAndAddress,
  type Counted,
  countIfAllowed,
  countOrThrow,
  LINKS_BY_ADDRESS,
  LINKS_BY_OWN_ADDRESS,
  LINKS_BY_RECIPIENT,
  type Limit,
} from "../../../http/limits.ts";
import { createToken, hashToken, isToken } from "../../../http/tokens.ts";
import { type Email, enqueueEmail } from "../../../jobs/outbox.ts";
import type { RequestSession } from "../sessions/request-session.ts";
import { type LinkPurpose, tokens, type User, users } from "./users.table.ts";

interface NewLink {
  /** The account; `undefined` if nothing is to be sent. */
  user: User | undefined;
  purpose: LinkPurpose;
  hours: number;
  /** For `change_email`: the new address. */
  newEmail?: string;
}

interface LinkMail extends NewLink {
  recipient: string;
  /** Counted if the link is mailed. It is not mailed beyond them. */
  limits?: Counted[];
  /** @param token the secret of the link, which is not stored */
  write: (token: string) => Email;
}

interface LinkRequest {
  session: RequestSession;
  email: string;
  /** The account of the address. */
  user: User | undefined;
  /** Per e-mail address and IP address. */
  limit: Limit;
}

/**
 * Counts a request for a link that is made without a login. A browser in which the account has logged in has a limit of its
 * own, so that other people cannot use up the owner's links.
 * @returns the limits of the mail; `undefined` if the IP address has asked for too many links, of which the answer must not
 *   tell, because it would be about another person
 * @throws ProblemError 429 for the IP address, whatever the e-mail address
 */
export async function countLinkRequest(
  db: Database,
  { session, email, user, limit }: LinkRequest,
): Promise<Counted[] | undefined> {
  await countOrThrow(db, LINKS_BY_ADDRESS, session.address);
  if (user && session.findKnownBrowser(user)) return [[LINKS_BY_OWN_ADDRESS, email]];
  const isAllowed = await countIfAllowed(db, [[limit, accountAndAddress(email, session.address)]]);
  return isAllowed ? [[LINKS_BY_RECIPIENT, email]] : undefined;
}

/**
 * Stores a new link's hash and queues the mail with the link. Without a user it does the same work and discards it, so
 * that the duration does not reveal whether there is an account.
 */
export async function mailLink(tx: Tx, { recipient, write, limits = [], ...link }: LinkMail) {
  const token = createToken();
  const work = tx.transaction(async (inner) => {
    const isAllowed = await countIfAllowed(inner, limits);
    await insertLink(inner, token, link);
    await enqueueEmail(inner, `${link.purpose}:${hashToken(token)}`, recipient, write(token));
    if (!link.user || !isAllowed) inner.rollback();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
}

/** Stores a new link that is not mailed. @returns its token, which is not stored */
export async function createLink(tx: Tx, link: NewLink): Promise<string> {
  const token = createToken();
  await insertLink(tx, token, link);
  return token;
}

const NO_USER = 0;

/** Inserts nothing without a user. */
async function insertLink(tx: Tx, token: string, { user, purpose, hours, newEmail }: NewLink) {
  await tx.insert(tokens).select(
    tx
      .select({
        hash: sql<string>`${hashToken(token)}::text`.as("hash"),
        userId: users.id,
        purpose: sql<LinkPurpose>`${purpose}::text`.as("purpose"),
        newEmail: sql<string | null>`${newEmail ?? null}::text`.as("new_email"),
        spentAt: sql<Date | null>`null::timestamptz`.as("spent_at"),
        expiresAt: sql<Date>`now() + make_interval(hours => ${hours}::int)`.as("expires_at"),
      })
      .from(users)
      .where(eq(users.id, user?.id ?? NO_USER)),
  );
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
