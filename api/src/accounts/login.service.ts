import type { LoginRequest } from "@ligate/contract/accounts";
import { takeCarts } from "../cart/take-carts.ts";
import type { Database } from "../db/database.ts";
import { countOrRefuse, forgive, LOGIN_BY_ACCOUNT, LOGIN_BY_ADDRESS } from "../limits/limits.ts";
import { unprocessable } from "../problem.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { verifyPassword } from "./password-hash.ts";
import { findUser, keepPassword } from "./user.service.ts";

const WRONG = "Incorrect email or password. Try again.";

/** Signs in under a new session id; what the visitor had in the cart joins the account's. */
export async function logIn(db: Database, visitor: Visitor, address: string, body: LoginRequest) {
  await countOrRefuse(db, LOGIN_BY_ADDRESS, address);
  await countOrRefuse(db, LOGIN_BY_ACCOUNT, body.email);
  const user = await findUser(db, body.email);
  const isRight = await verifyPassword(user?.passwordHash, body.password);
  if (!user || !isRight) throw unprocessable(WRONG);
  await forgive(db, LOGIN_BY_ADDRESS, address);
  await forgive(db, LOGIN_BY_ACCOUNT, body.email);
  await db.transaction(async (tx) => {
    if (!(await keepPassword(tx, user))) throw unprocessable(WRONG);
    const { session } = await visitor.find(tx);
    await takeCarts(tx, user.id, session?.cartId);
    await visitor.signIn(tx, user.id);
  });
}
