import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import {
  accountAndAddress,
  addressSubject,
  count,
  countOrThrow,
  LOGIN_BY_ACCOUNT,
  LOGIN_BY_ACCOUNT_AND_ADDRESS,
  LOGIN_BY_ADDRESS,
  limitExceeded,
  uncount,
} from "../../../http/limits.ts";
import { hashToken } from "../../../http/tokens.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { securityEvents } from "../security-events.table.ts";
import type { RequestSession } from "../sessions/request-session.ts";
import { failedLoginsMail } from "./login-mails.ts";
import type { User } from "./users.table.ts";

/** Failures of an account within an hour that are reported to its owner. */
const MANY_FAILURES = 10;

/** An attempt to log in whose limits are counted. */
export interface LoginAttempt {
  /** Failed attempts on the account within the hour, with this one. */
  failures: number;
  /** Takes the attempt back, because it has not failed. */
  uncount: () => Promise<void>;
}

interface Subject {
  db: Database;
  session: RequestSession;
  /** The typed address. */
  email: string;
  /** Its account. */
  user: User | undefined;
}

/**
 * Counts an attempt to log in before its password is checked: per IP address, per account and address, and per account
 * over all addresses. The last limit does not refuse an IP address from which the account has logged in, and each
 * browser in which it has logged in has a counter of its own, so that strangers cannot lock the owner out.
 * @throws ProblemError 429 after too many failures
 */
export async function countLogin({ db, session, email, user }: Subject): Promise<LoginAttempt> {
  const pair = accountAndAddress(email, session.address);
  const browser = user && session.findKnownBrowser(user.id);
  const account = browser ? `${email} ${hashToken(browser)}` : email;
  await countOrThrow(db, LOGIN_BY_ADDRESS, session.address);
  await countOrThrow(db, LOGIN_BY_ACCOUNT_AND_ADDRESS, pair);
  const counted = await count(db, LOGIN_BY_ACCOUNT, account);
  const isOver = counted.count > LOGIN_BY_ACCOUNT.max;
  if (isOver && !(user && (await isKnownAddress(db, user, session.address)))) {
    throw limitExceeded(LOGIN_BY_ACCOUNT, counted.resetsAt);
  }
  return {
    failures: counted.count,
    uncount: async () => {
      await uncount(db, LOGIN_BY_ADDRESS, session.address);
      await uncount(db, LOGIN_BY_ACCOUNT_AND_ADDRESS, pair);
      await uncount(db, LOGIN_BY_ACCOUNT, account);
    },
  };
}

/** True if the account has logged in from the IP address, or from its IPv6 /64. */
async function isKnownAddress(db: Database, { id }: User, address: string): Promise<boolean> {
  const seen = await db
    .selectDistinct({ address: securityEvents.address })
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, id), eq(securityEvents.kind, "logged_in")));
  const subject = addressSubject(address);
  return seen.some((event) => addressSubject(event.address) === subject);
}

/**
 * Mails many failures to the owner, once a day. Not to an address that is not verified: anyone may have typed it.
 */
export async function reportFailures(
  db: Database,
  { id, email, emailVerifiedAt }: User,
  { failures }: LoginAttempt,
  publicUrl: string,
) {
  if (failures < MANY_FAILURES || !emailVerifiedAt) return;
  const day = new Date().toISOString().slice(0, 10);
  await enqueueEmail(
    db,
    `failed-logins:${id}:${day}`,
    email,
    failedLoginsMail(`${publicUrl}/forgot-password`),
  );
}
