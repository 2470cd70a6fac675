import type { LoginRequest } from "@ligate/contract/account/schemas";
import type { Database } from "../../../db/database.ts";
import { countOrThrow, LOGIN_BY_ACCOUNT, LOGIN_BY_ADDRESS, uncount } from "../../../http/limits/limits.ts";
import { unprocessable } from "../../../http/problem.ts";
import type { RequestSession } from "../sessions/request-session.ts";
import type { GuestCarts } from "./guest-carts.ts";
import { verifyPassword } from "./passwords/password-hash.ts";
import { findUser, lockPassword } from "./user.service.ts";

const WRONG = "Incorrect email or password. Try again.";

interface LoginCall {
  db: Database;
  session: RequestSession;
  guestCarts: GuestCarts;
  /** IP address of the request. */
  address: string;
  body: LoginRequest;
}

/** Signs in under a new session id and merges the visitor's cart into the account's. */
export async function logIn({ db, session, guestCarts, address, body }: LoginCall) {
  await countOrThrow(db, LOGIN_BY_ADDRESS, address);
  await countOrThrow(db, LOGIN_BY_ACCOUNT, body.email);
  const user = await findUser(db, body.email);
  const isRight = await verifyPassword(user?.passwordHash, body.password);
  if (!user || !isRight) throw unprocessable(WRONG);
  await uncount(db, LOGIN_BY_ADDRESS, address);
  await uncount(db, LOGIN_BY_ACCOUNT, body.email);
  await db.transaction(async (tx) => {
    if (!(await lockPassword(tx, user))) throw unprocessable(WRONG);
    const { record } = await session.find(tx);
    await guestCarts.merge(tx, user.id, record?.cartId);
    await session.signIn(tx, user.id);
  });
}
