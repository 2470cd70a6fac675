import type { LoginRequest } from "@ligate/contract/account/schemas";
import type { Database, Tx } from "../../../db/database.ts";
import { unprocessable } from "../../../http/problem.ts";
import { createToken } from "../../../http/tokens.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import type { RequestSession } from "../sessions/request-session.ts";
import { authenticate } from "./authenticate.ts";
import type { GuestCarts } from "./guest-data.ts";
import { newBrowserMail } from "./login-mails.ts";
import type { TotpSecrets } from "./second-factor/totp-secrets.ts";
import type { User } from "./users.table.ts";

const WRONG = "Incorrect email or password. Try again.";

interface LoginCall {
  db: Database;
  secrets: TotpSecrets;
  session: RequestSession;
  guestCarts: GuestCarts;
  /** The shop's URL, for links. */
  publicUrl: string;
  body: LoginRequest;
}

/** Signs in under a new session id and merges the visitor's cart into the account's. @returns a sentence if not all of it fits */
export async function logIn({ guestCarts, body, ...call }: LoginCall) {
  const { session, publicUrl } = call;
  const attempt = { ...call, credentials: body, wrongPassword: unprocessable(WRONG) };
  let cartProblem: string | undefined;
  await authenticate(attempt, async (tx, user) => {
    cartProblem = await guestCarts.merge(tx, user.id, await session.lockGuestCart(tx));
    if (!session.findKnownBrowser(user)) await mailNewBrowser(tx, session, user, publicUrl);
    await session.signIn(tx, user);
    await session.record(tx, { kind: "logged_in", userId: user.id });
  });
  return cartProblem;
}

/** Not to an address that is not verified: anyone may have signed up with it. */
async function mailNewBrowser(tx: Tx, { device, address }: RequestSession, user: User, publicUrl: string) {
  if (!user.emailVerifiedAt) return;
  const mail = newBrowserMail({ device, address, at: new Date() }, `${publicUrl}/forgot-password`);
  await enqueueEmail(tx, `new-browser:${createToken()}`, user.email, mail);
}

/** Ends the session. */
export async function logOut(db: Database, session: RequestSession) {
  const { user } = await session.find(db);
  await db.transaction(async (tx) => {
    await session.signOut(tx);
    if (user) await session.record(tx, { kind: "logged_out", userId: user.id });
  });
}
