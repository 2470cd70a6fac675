import { addressSubject } from "@ligate/server/address-subject";
import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Tx } from "../db/database.ts";
import { limits } from "./limits.table.ts";
import { tooMany } from "./problem.ts";
import { hashToken } from "./tokens.ts";

/** A rate limit: at most `max` attempts within `minutes`, per subject, across all API processes. */
export interface Limit {
  name: string;
  max: number;
  minutes: number;
  /** The first sentence of the error, such as "Too many login attempts." */
  sentence: string;
  /** The subject is an IP address. A /64 of IPv6 counts as one. */
  byAddress?: true;
}

const LOGINS = "Too many login attempts.";
const LINKS = "Too many links were requested.";
const MESSAGES = "Too many messages were sent.";
const FORGED = "Too many webhooks were not signed by the payment service.";
const DECLINED = "Too many payments were declined.";
const PAYMENTS = "Too many payments were started.";

const HOUR = 60;
const DAY = 24 * HOUR;

const limit = (name: string, max: number, minutes: number, sentence: string): Limit => ({
  name,
  max,
  minutes,
  sentence,
});
const addressLimit = (...columns: Parameters<typeof limit>): Limit => ({
  ...limit(...columns),
  byAddress: true,
});

/** Failed logins to one account from one IP address, in browsers in which it has not logged in. */
export const LOGIN_BY_ACCOUNT_AND_ADDRESS = limit("login-account-address", 10, 15, LOGINS);
export const LOGIN_BY_ADDRESS = addressLimit("login-address", 30, 15, LOGINS);
/** Failed logins to one account from all IP addresses, or in one browser in which it has logged in. */
export const LOGIN_BY_ACCOUNT = limit("login-account", 20, HOUR, LOGINS);
/** Wrong passwords of signed-in customers from all IP addresses, so that a stolen session cannot guess from many. */
export const PASSWORD_CHECKS_BY_ACCOUNT = limit("checks-account", 10, 15, LOGINS);
/** Wrong codes from all IP addresses. Strangers cannot lock the owner out: codes are checked after the password. */
export const CODES_BY_ACCOUNT = limit("codes-account", 10, 15, "Too many wrong codes were entered.");
export const SIGNUP_BY_ADDRESS = addressLimit(
  "signup-address",
  30,
  HOUR,
  "Too many accounts were requested.",
);

export const LINKS_BY_ACCOUNT = limit("links-account", 5, HOUR, LINKS);
/** Links to one e-mail address that one IP address asks for, so that other people cannot use up the owner's. */
export const LINKS_BY_EMAIL_AND_ADDRESS = limit("links-email-address", 5, DAY, LINKS);
export const FORGOTTEN_BY_EMAIL_AND_ADDRESS = limit("forgotten-email-address", 5, DAY, LINKS);
/** All links that are mailed to one address, except those of its account's own browsers. */
export const LINKS_BY_RECIPIENT = limit("links-recipient", 20, DAY, LINKS);
/** Links to make an address that of another account. They are not counted with the owner's. */
export const CHANGES_BY_EMAIL_AND_ADDRESS = limit("changes-email-address", 5, DAY, LINKS);
export const CHANGES_BY_RECIPIENT = limit("changes-recipient", 20, DAY, LINKS);
/** Links that accounts with this address ask for while they are logged in, or in browsers in which they have logged in. */
export const LINKS_BY_OWN_ADDRESS = limit("links-own-address", 20, DAY, LINKS);
/** Links to verify an email address and to choose a new password. */
export const LINKS_BY_ADDRESS = addressLimit("links-address", 30, HOUR, LINKS);

/** Receipts of messages and quote requests, whose sender may type any address. */
export const RECEIPTS_BY_RECIPIENT = limit("receipts-recipient", 10, DAY, "Too many receipts were mailed.");
/** Notices about an account whose address is not verified, also of accounts that were closed. */
export const NOTICES_BY_RECIPIENT = limit("notices-recipient", 5, DAY, "Too many notices were mailed.");
export const MESSAGES_BY_ADDRESS = addressLimit("messages-address", 20, HOUR, MESSAGES);
/** Answers and questions of customers. */
export const REPLIES_BY_ADDRESS = addressLimit("replies-address", 20, HOUR, MESSAGES);
export const REPLIES_BY_ACCOUNT = limit("replies-account", 20, HOUR, MESSAGES);
export const QUOTES_BY_ADDRESS = addressLimit("quotes-address", 20, HOUR, "Too many quotes were requested.");
/**
 * Sequence files, documents and pictures as PNG, which are generated for each request. Pages show pictures as SVG, which are
 * not counted.
 */
export const FILES_BY_ADDRESS = addressLimit("files-address", 120, 1, "Too many files were requested.");
/** Files of purchase orders that place no order. Each may keep the thread that opens them busy for seconds. */
export const PURCHASE_ORDER_FILES_BY_ACCOUNT = limit(
  "purchase-order-files",
  20,
  HOUR,
  "Too many purchase orders were sent.",
);
export const EXPORTS_BY_ACCOUNT = limit(
  "exports-account",
  5,
  HOUR,
  "You have requested your data too often.",
);
/** Carts of visitors that are not logged in. They are kept as long as their sessions. */
export const CARTS_BY_ADDRESS = addressLimit(
  "carts-address",
  300,
  HOUR,
  "Too many carts were started from your network.",
);

/** Webhooks whose signature PayPal rejects. Each verification costs a request to PayPal. */
export const FORGED_BY_ADDRESS = addressLimit("forged-address", 10, 15, FORGED);
export const FORGED_BY_PAYMENT = limit("forged-payment", 1, 15, FORGED);

export const DECLINED_BY_ACCOUNT = limit("declined-account", 10, HOUR, DECLINED);
export const DECLINED_BY_EMAIL = limit("declined-email", 10, HOUR, DECLINED);
export const DECLINED_BY_ADDRESS = addressLimit("declined-address", 30, HOUR, DECLINED);
/** Beyond it, the e-mail address of the account has to be verified. */
export const DECLINED_TODAY = limit("declined-today", 3, DAY, DECLINED);
export const PAYMENTS_BY_ACCOUNT = limit("payments-account", 60, HOUR, PAYMENTS);
export const PAYMENTS_BY_EMAIL = limit("payments-email", 60, HOUR, PAYMENTS);
export const PAYMENTS_BY_ADDRESS = addressLimit("payments-address", 240, HOUR, PAYMENTS);

/** The subject of limits per account, or per e-mail address, and IP address. */
export const accountAndAddress = (email: string, address: string) => `${email} ${addressSubject(address)}`;

/** E-mail addresses are hashed, so that none is kept until its window ends. */
function buildKey({ name, byAddress }: Limit, subject: string | number): string {
  const text = byAddress ? addressSubject(String(subject)) : String(subject);
  return `${name}:${text.includes("@") ? hashToken(text) : text}`;
}

/** A limit and its subject. */
export type Counted = [limit: Limit, subject: string | number];

/**
 * Counts an attempt in one statement. Do not call it in a transaction that may be rolled back.
 * @throws ProblemError 429 with `retry-after` if the limit is exceeded
 */
export const countOrThrow = (db: Tx, limit: Limit, subject: string | number) =>
  countAllOrThrow(db, [[limit, subject]]);

/** Like `countOrThrow`, for several limits in one statement. */
export async function countAllOrThrow(db: Tx, counted: Counted[]) {
  const [first] = await countExceeded(db, counted);
  if (first) throw limitExceeded(first.limit, first.resetsAt);
}

/** Counts an attempt. @returns the limits that it exceeds, in their order */
export async function countExceeded(db: Tx, counted: Counted[]) {
  const rows = await countAll(db, counted);
  return counted.flatMap(([limit, subject]) => {
    const row = rows.find(({ key }) => key === buildKey(limit, subject));
    return row && row.count > limit.max ? [{ limit, resetsAt: row.resetsAt }] : [];
  });
}

/**
 * Counts an attempt, one limit after the other up to the first that is exceeded.
 * @returns whether all limits allow it
 */
export async function countIfAllowed(db: Tx, counted: Counted[]): Promise<boolean> {
  for (const [limit, subject] of counted) {
    if ((await count(db, limit, subject)).count > limit.max) return false;
  }
  return true;
}

/** Counts an attempt without a check. @returns the counter */
export async function count(db: Tx, limit: Limit, subject: string | number) {
  const [counter] = await countAll(db, [[limit, subject]]);
  if (!counter) throw new Error("A limit was not counted");
  return counter;
}

/** Like `count`, for several limits in one statement. @returns the counters */
export function countAll(db: Tx, counted: Counted[]) {
  const isOver = sql`${limits.resetsAt} <= now()`;
  const rows = counted.map(([limit, subject]) => ({
    key: buildKey(limit, subject),
    count: 1,
    resetsAt: sql`now() + make_interval(mins => ${limit.minutes})`,
  }));
  return (
    db
      .insert(limits)
      // In one order, so that concurrent statements do not wait for each other.
      .values(rows.toSorted((a, b) => a.key.localeCompare(b.key)))
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${limits.count} + 1 end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${limits.resetsAt} end`,
        },
      })
      .returning()
  );
}

/** Checks without counting. @throws ProblemError 429 if one of the limits has been reached */
export async function assertNotReached(db: Tx, counted: Counted[]) {
  const [reached] = await findReached(db, counted);
  if (reached) throw limitExceeded(reached.limit, reached.resetsAt);
}

/** The limits that have been reached, in their order. */
export async function findReached(db: Tx, counted: Counted[]) {
  const keys = counted.map(([limit, subject]) => buildKey(limit, subject));
  const rows = await db
    .select()
    .from(limits)
    .where(and(inArray(limits.key, keys), gt(limits.resetsAt, sql`now()`)));
  return counted.flatMap(([limit], i) => {
    const row = rows.find(({ key }) => key === keys[i]);
    return row && row.count >= limit.max ? [{ limit, resetsAt: row.resetsAt }] : [];
  });
}

/** Takes back one counted attempt, after a success. */
export async function uncount(db: Tx, limit: Limit, subject: string | number) {
  await db
    .update(limits)
    .set({ count: sql`greatest(${limits.count} - 1, 0)` })
    .where(eq(limits.key, buildKey(limit, subject)));
}

/** Resets the counter to zero. */
export const resetCount = (db: Tx, limit: Limit, subject: string | number) =>
  db.delete(limits).where(eq(limits.key, buildKey(limit, subject)));

export const deleteExpiredLimits = (db: Tx) => db.delete(limits).where(lte(limits.resetsAt, sql`now()`));

/** The error of a limit that is exceeded. @param resetsAt when its window ends */
export function limitExceeded(limit: Limit, resetsAt: Date) {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const inMinutes = minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  const when = minutes > 90 ? `in ${Math.ceil(minutes / 60)} hours` : inMinutes;
  return tooMany(`${limit.sentence} Please try again ${when}.`, seconds);
}
