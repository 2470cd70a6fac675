import { addressSubject } from "@ligate/server/address-subject";
import { and, eq, gt, gte, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import {
  accountAndAddress,
  type Counted,
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
 * Counts an attempt to log in before its password is checked. Each browser in which the account has logged in has a counter
 * of its own and no other limit, so that neither strangers nor others of the same network lock the owner out. Elsewhere:
 * per account and IP address, per IP address, and per account over all addresses. The last limit does not refuse an IP
 * address from which the account has logged in.
 * @throws ProblemError 429 after too many failures
 */
export async function countLogin({ db, session, email, user }: Subject): Promise<LoginAttempt> {
  const browser = user && session.findKnownBrowser(user);
  // The account first: attempts that its limit refuses do not count for the network.
  const counted: Counted[] = browser
    ? []
    : [
        [LOGIN_BY_ACCOUNT_AND_ADDRESS, accountAndAddress(email, session.address)],
        [LOGIN_BY_ADDRESS, session.address],
      ];
  for (const [limit, subject] of counted) await countOrThrow(db, limit, subject);
  const account = browser ? `${email} ${hashToken(browser)}` : email;
  const { count: failures, resetsAt } = await count(db, LOGIN_BY_ACCOUNT, account);
  const isOver = failures > LOGIN_BY_ACCOUNT.max;
  if (isOver && (browser || !user || !(await isKnownAddress(db, user, session.address)))) {
    throw limitExceeded(LOGIN_BY_ACCOUNT, resetsAt);
  }
  return {
    uncount: async () => {
      for (const [limit, subject] of counted) await uncount(db, limit, subject);
      await uncount(db, LOGIN_BY_ACCOUNT, account);
    },
  };
}

/**
 * True if the account has logged in from the IP address, or from its IPv6 /64, since its e-mail address was verified: before,
 * somebody else may have signed up with it.
 */
async function isKnownAddress(
  db: Database,
  { id, emailVerifiedAt }: User,
  address: string,
): Promise<boolean> {
  const isLogin = and(eq(securityEvents.userId, id), eq(securityEvents.kind, "logged_in"));
  const isOwn = emailVerifiedAt ? gte(securityEvents.at, emailVerifiedAt) : undefined;
  const seen = await db
    .selectDistinct({ address: securityEvents.address })
    .from(securityEvents)
    .where(and(isLogin, isOwn));
  const subject = addressSubject(address);
  return seen.some((event) => addressSubject(event.address) === subject);
}

/** The context of a recorded failure. */
export interface FailureContext {
  db: Database;
  session: RequestSession;
  /** The shop's URL, for links. */
  publicUrl: string;
}

/** Records that somebody did not prove to be the owner of an account, and mails many such failures to the owner. */
export async function recordFailure(
  { db, session, publicUrl }: FailureContext,
  user: User | undefined,
  reason: "password" | "current password" | "code",
) {
  await session.record(db, { kind: "login_failed", userId: user?.id ?? null, details: { reason } });
  if (user) await reportFailures(db, user, publicUrl);
}

/** Once a day, and not to an address that is not verified: anyone may have typed it. */
async function reportFailures(db: Database, { id, email, emailVerifiedAt }: User, publicUrl: string) {
  if (!emailVerifiedAt) return;
  const isFailure = and(eq(securityEvents.userId, id), eq(securityEvents.kind, "login_failed"));
  const isRecent = gt(securityEvents.at, sql`now() - interval '1 hour'`);
  if ((await db.$count(securityEvents, and(isFailure, isRecent))) < MANY_FAILURES) return;
  const day = new Date().toISOString().slice(0, 10);
  const mail = failedLoginsMail(`${publicUrl}/forgot-password`);
  await enqueueEmail(db, `failed-logins:${id}:${day}`, email, mail);
}
