import type { EmailVerification, VerificationResult } from "@ligate/contract/account/schemas";
import type { Database, Tx } from "../../../../db/database.ts";
import {
  type Counted,
  countOrThrow,
  LINKS_BY_ACCOUNT,
  LINKS_BY_EMAIL_AND_ADDRESS,
  LINKS_BY_OWN_ADDRESS,
} from "../../../../http/limits.ts";
import { unprocessable } from "../../../../http/problem.ts";
import type { RequestSession } from "../../sessions/request-session.ts";
import { setVerifiedEmail } from "../../sessions/session.service.ts";
import { authenticate } from "../authenticate.ts";
import { countLinkRequest, findLink, mailLink } from "../links.ts";
import type { TotpSecrets } from "../second-factor/totp-secrets.ts";
import { findUser } from "../user.service.ts";
import type { User } from "../users.table.ts";
import { verificationMail } from "./email-address-mails.ts";
import { markVerified, type VerificationContext } from "./verified-email.ts";

const LINK_HOURS = 24;
const WRONG = "The password is incorrect. Try again.";
const ACTIVATED: VerificationResult = { status: "activated" };

interface VerificationCall extends VerificationContext {
  db: Database;
  secrets: TotpSecrets;
  /** The shop's URL, for links. */
  publicUrl: string;
  token: string;
  /** The form of the page that the link opens. */
  body: EmailVerification | undefined;
}

/** Mails a link that verifies the email address. */
export const sendVerification = (tx: Tx, user: User, publicUrl: string) =>
  mailVerification(tx, { user, recipient: user.email, publicUrl });

/** Mails the link again if an account waits for it. The response and its duration are always the same. */
export async function resendVerification(
  { db, session, publicUrl }: { db: Database; session: RequestSession; publicUrl: string },
  email: string,
) {
  const user = await findUser(db, email);
  const limits = await countResend(db, session, email, user);
  if (!limits) return LINK_SENT;
  const isWaiting = user && !(user.passwordHash && user.emailVerifiedAt);
  const link = { user: isWaiting ? user : undefined, recipient: email, publicUrl, limits };
  await db.transaction((tx) => mailVerification(tx, link));
  return LINK_SENT;
}

const LINK_SENT = "If this e-mail address is waiting to be verified, a new link is on its way.";

/** Requests of other people do not count for the logged-in account of the address. @throws ProblemError 429 for the account */
async function countResend(db: Database, session: RequestSession, email: string, user: User | undefined) {
  const current = await session.find(db);
  if (!user || current.user?.id !== user.id)
    return countLinkRequest(db, { session, email, user, limit: LINKS_BY_EMAIL_AND_ADDRESS });
  await countOrThrow(db, LINKS_BY_ACCOUNT, user.id);
  await countOrThrow(db, LINKS_BY_OWN_ADDRESS, email);
  return [];
}

interface VerificationLink {
  user: User | undefined;
  recipient: string;
  publicUrl: string;
  limits?: Counted[];
}

async function mailVerification(tx: Tx, { user, publicUrl, ...link }: VerificationLink) {
  const passwordHash = user?.passwordHash ?? null;
  const write = (token: string) => verificationMail({ passwordHash }, `${publicUrl}/verify-email/${token}`);
  await mailLink(tx, { user, ...link, purpose: "verify_email", hours: LINK_HOURS, write });
}

/**
 * Verifies an email address by the token of a link: in a session of the account, or with its password. The link alone
 * verifies nothing where there is a password, because somebody else may have chosen it. The link stays valid, so that
 * reloads and mail scanners that follow links do no harm.
 */
export async function verifyEmail(call: VerificationCall): Promise<VerificationResult> {
  const { db, secrets, session, publicUrl, token, body } = call;
  const found = await findLink(db, "verify_email", token);
  if (!found) return { status: "not_verified" };
  const { user, link } = found;
  if (link.spentAt) return ACTIVATED;
  if (!user.passwordHash) return allowFirstPassword(db, session, user, link.expiresAt);
  if (user.emailVerifiedAt) return ACTIVATED;
  const current = await session.find(db);
  if (current.user?.id === user.id) {
    await db.transaction((tx) => markVerified(tx, call, user, current.record));
    return ACTIVATED;
  }
  if (body?.password === undefined) return { ...ACTIVATED, email: user.email, needs_password: true };
  const credentials = { email: user.email, password: body.password, code: body.code };
  const wrongPassword = unprocessable(WRONG, { fields: { password: WRONG } });
  const attempt = { db, secrets, session, publicUrl, credentials, wrongPassword };
  await authenticate(attempt, (tx) => markVerified(tx, call, user));
  return ACTIVATED;
}

/** Lets this session set the first password. */
async function allowFirstPassword(
  db: Database,
  session: RequestSession,
  user: User,
  until: Date,
): Promise<VerificationResult> {
  await db.transaction(async (tx) => {
    const { record } = await session.open(tx);
    await setVerifiedEmail(tx, record, user, until);
  });
  return { status: "not_activated", email: user.email };
}

/** True if this session has presented a link for the address that has not expired. */
export async function hasPresentedLink(tx: Tx, session: RequestSession, email: string): Promise<boolean> {
  const { record } = await session.find(tx);
  const isOpen = Number(record?.verifiedUntil) > Date.now();
  return isOpen && record?.verifiedEmail === email;
}
