import type { LoginRequest } from "@ligate/contract/account/schemas";
import type { Database } from "../../../db/database.ts";
import { unprocessable } from "../../../http/problem.ts";
import type { RequestSession } from "../sessions/request-session.ts";
import { authenticate } from "./authenticate.ts";
import type { GuestCarts } from "./guest-data.ts";
import type { TotpSecrets } from "./second-factor/totp-secrets.ts";

const WRONG = "Incorrect email or password. Try again.";

interface LoginCall {
  db: Database;
  secrets: TotpSecrets;
  session: RequestSession;
  guestCarts: GuestCarts;
  body: LoginRequest;
}

/** Signs in under a new session id and merges the visitor's cart into the account's. */
export async function logIn({ db, secrets, session, guestCarts, body }: LoginCall) {
  const attempt = { db, secrets, session, credentials: body, wrongPassword: unprocessable(WRONG) };
  await authenticate(attempt, async (tx, user) => {
    await guestCarts.merge(tx, user.id, await session.lockGuestCart(tx));
    await session.signIn(tx, user.id);
    await session.record(tx, { kind: "logged_in", userId: user.id });
  });
}

/** Ends the session. */
export async function logOut(db: Database, session: RequestSession) {
  const { user } = await session.find(db);
  await db.transaction(async (tx) => {
    await session.signOut(tx);
    if (user) await session.record(tx, { kind: "logged_out", userId: user.id });
  });
}
