import type { OwnerConfirmation } from "@ligate/contract/account/second-factor-schemas";
import type { FastifyBaseLogger } from "fastify";
import { type Database, sqlMessage, type Tx } from "../../db/database.ts";
import { conflict } from "../../http/problem.ts";
import { forgetAddress } from "../../jobs/outbox.ts";
import {
  addClosedAccount,
  confirmOwner,
  deleteAccount,
  endSessions,
  getAccount,
  lockAccount,
  lockCredentials,
  mailNotice,
  type OwnerCheck,
  recordSecurityEvent,
  spendConfirmation,
} from "../identity/index.ts";
import type { User } from "../identity/tables.ts";
import { deleteThreads } from "../messaging/index.ts";
import { findClosingReasons, keepBookkeeping } from "../ordering/index.ts";
import { accountClosedMail } from "./account-closed-mail.ts";

const CLOSED = "Your account is closed. We have sent a confirmation to your e-mail address.";
const NOT_YET = "The account cannot be closed yet.";
const PAYMENT_STARTED = "A payment has just been started. Try again.";

/**
 * Closes the account of the session, after its password and the code of its second factor.
 * @throws ProblemError 409 with `reasons` while it has open orders, or money is owed, in dispute or on its way; 422 and 429 as
 * `confirmOwner`
 */
export async function closeOwnAccount(check: OwnerCheck, confirmation: OwnerConfirmation): Promise<string> {
  const { db, session } = check;
  const confirmed = await confirmOwner(check, await session.user(db), confirmation);
  const { user } = confirmed;
  await db.transaction(async (tx) => {
    await spendConfirmation(tx, check, confirmed);
    await close(tx, user);
    await session.signOut(tx);
    await session.record(tx, { kind: "account_closed", userId: user.id });
  });
  return CLOSED;
}

interface StaffClosing {
  /** In lower case. */
  email: string;
  /** The member of staff. */
  actor: string;
  log?: FastifyBaseLogger | undefined;
}

/** For staff: closes an account by the same rules. @throws ProblemError 404 without such an account; 409 with `reasons` */
export function closeAccount(db: Database, { email, actor, log }: StaffClosing): Promise<void> {
  return db.transaction(async (tx) => {
    const user = await getAccount(tx, email);
    if (!(await lockCredentials(tx, user))) throw conflict("The account has just changed. Try again.");
    await close(tx, user);
    await recordSecurityEvent(tx, { kind: "account_closed", userId: user.id, actor, address: "" }, log);
  });
}

/**
 * Deletes an account that is locked, and keeps what bookkeeping needs under another one without a person
 * (decision 105). Locks in the order account, sessions, payments, cart, orders, quotes.
 */
async function close(tx: Tx, user: User): Promise<void> {
  await endSessions(tx, user.id);
  const reasons = await findClosingReasons(tx, user.id);
  if (reasons.length > 0) throw conflict(`${NOT_YET} ${reasons.join(" ")}`, { reasons });
  const closed = await addClosedAccount(tx, user);
  const hasRecords = await keepBookkeeping(tx, user, closed.id);
  if (!hasRecords) await deleteAccount(tx, closed);
  await lockAccount(tx, user);
  await deleteThreads(tx, user);
  await deleteAccount(tx, user).catch((error: unknown) => {
    throw isPaymentStarted(error) ? conflict(PAYMENT_STARTED) : error;
  });
  await forgetAddress(tx, user.email);
  await mailNotice(tx, user, `account-closed:${user.id}`, accountClosedMail());
}

/** True if a payment was stored since the payments were moved: `create-payment.ts` does not lock the account. */
const isPaymentStarted = (error: unknown): boolean =>
  sqlMessage(error).includes('"payments_user_id_users_id_fk"');
