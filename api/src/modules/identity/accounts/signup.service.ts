import type { SignupRequest } from "@ligate/contract/account/schemas";
import type { Session } from "@ligate/contract/session/schemas";
import type { Database, Tx } from "../../../db/database.ts";
import {
  accountAndAddress,
  countIfAllowed,
  countOrThrow,
  LINKS_BY_EMAIL_AND_ADDRESS,
  LINKS_BY_RECIPIENT,
  SIGNUP_BY_ADDRESS,
} from "../../../http/limits.ts";
import { conflict, forbidden, unprocessable } from "../../../http/problem.ts";
import type { RequestSession } from "../sessions/request-session.ts";
import { setSignedUp } from "../sessions/session.service.ts";
import { hasPresentedLink, sendVerification } from "./email-addresses/verification.service.ts";
import { markVerified, type VerificationContext } from "./email-addresses/verified-email.ts";
import type { GuestCarts } from "./guest-data.ts";
import { assertUncommon } from "./passwords/password-checks.ts";
import { hashPassword } from "./passwords/password-hash.ts";
import { addUser, findUser, findUserById, setFirstPassword } from "./user.service.ts";

export interface SignupCall extends VerificationContext {
  db: Database;
  guestCarts: GuestCarts;
  /** The shop's URL, for links. */
  publicUrl: string;
  body: SignupRequest;
}

const LINK_SENT =
  "Email verification link sent. Please check your email and verify your account. You may now exit this page.";
const SIGN_OUT_FIRST = "Please sign out your account before logging or signing up an account.";

/** The three kinds of sign-up that `SignupRequest` of the contract describes. */
export async function signUp(call: SignupCall): Promise<string> {
  const { db, session, body } = call;
  await assertSignedOut(db, session);
  const { email, password } = body;
  if (password) await assertUncommon(password, "password");
  if (password && (await hasPresentedLink(db, session, email)))
    return setPasswordOfNewAccount(call, email, password);
  await countOrThrow(db, SIGNUP_BY_ADDRESS, session.address);
  return password ? signUpByPage(call, password) : signUpAtCheckout(call);
}

/** @throws ProblemError 409 if the session is signed in */
export async function assertSignedOut(db: Database, session: RequestSession) {
  if ((await session.find(db)).user) throw conflict(SIGN_OUT_FIRST);
}

/** Verification page: sets the first password. Does not sign in, but remembers the browser. */
async function setPasswordOfNewAccount(call: SignupCall, email: string, password: string): Promise<string> {
  const passwordHash = await hashPassword(password);
  await call.db.transaction(async (tx) => {
    const user = await setFirstPassword(tx, email, passwordHash);
    if (!user) throw forbidden("This account already has a password. Please log in.");
    await call.session.record(tx, {
      kind: "password_changed",
      userId: user.id,
      details: { by: "first link" },
    });
    await markVerified(tx, call, user);
  });
  return "Your account has been successfully activated.";
}

async function signUpByPage({ db, session, guestCarts, publicUrl, body }: SignupCall, password: string) {
  const { email, firstName = "", lastName = "" } = body;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const user = await addUser(tx, { email, passwordHash, firstName, lastName });
    if (!user) throw await emailTakenProblem(tx, email);
    await guestCarts.merge(tx, user.id, await session.lockGuestCart(tx));
    await session.signIn(tx, user);
    await session.record(tx, { kind: "signed_up", userId: user.id });
    // The account may be one of many that are created and closed with another person's address.
    if (await countIfAllowed(tx, [[LINKS_BY_RECIPIENT, email]])) await sendVerification(tx, user, publicUrl);
  });
  return "Your account has been created. A link to verify your e-mail address is on its way.";
}

/**
 * Checkout: creates an account without a password and reserves the visitor's cart for it. Stores no name, because the owner
 * of the address must not inherit the text of a stranger.
 */
async function signUpAtCheckout({ db, session, guestCarts, publicUrl, body }: SignupCall) {
  const { email } = body;
  await countOrThrow(db, LINKS_BY_EMAIL_AND_ADDRESS, accountAndAddress(email, session.address));
  await db.transaction(async (tx) => {
    const added = await addUser(tx, { email });
    if (added) await session.record(tx, { kind: "signed_up", userId: added.id, details: { at: "checkout" } });
    const user = added ?? (await findUser(tx, email));
    if (!user || user.passwordHash) throw emailTaken();
    const { record } = await session.open(tx);
    await setSignedUp(tx, record, user);
    await guestCarts.reserve(tx, user.id, record.cartId);
    // A rollback takes back the count: an address with an account gets no mail.
    await countOrThrow(tx, LINKS_BY_RECIPIENT, email);
    await sendVerification(tx, user, publicUrl);
  });
  return LINK_SENT;
}

/** The account that a visitor has signed up for, which may be activated in another browser. */
export async function describeSignUp(tx: Tx, userId: number): Promise<Session["signed_up"]> {
  const user = await findUserById(tx, userId);
  return user && { email: user.email, is_activated: user.passwordHash !== null };
}

async function emailTakenProblem(tx: Database, email: string) {
  const user = await findUser(tx, email);
  if (!user || user.passwordHash) return emailTaken();
  return forbidden(
    "This e-mail address belongs to an account without a password. Please follow the link that we sent to it, or request a new one.",
  );
}

function emailTaken() {
  const detail = "An account with this e-mail address already exists. Please log in.";
  return unprocessable(detail, { fields: { email: detail } });
}
