import type { Tx } from "../../../db/database.ts";
import {
  assertNotReached,
  type Counted,
  countAll,
  countAllOrThrow,
  DECLINED_BY_ACCOUNT,
  DECLINED_BY_ADDRESS,
  DECLINED_BY_EMAIL,
  DECLINED_TODAY,
  findReached,
  PAYMENTS_BY_ACCOUNT,
  PAYMENTS_BY_ADDRESS,
  PAYMENTS_BY_EMAIL,
} from "../../../http/limits.ts";
import { assertEmailVerified } from "../../identity/index.ts";
import type { User } from "../../identity/tables.ts";

/** The customer who pays, and the IP address of the request. Stolen cards are tried with many accounts, addresses or both. */
export interface Payer {
  user: Pick<User, "id" | "email" | "emailVerifiedAt">;
  address: string;
}

/** Counts a payment that is created. @throws ProblemError 403 and 429 as `assertMayPay`; 429 if too many were created */
export async function countCreatedPayment(db: Tx, payer: Payer) {
  await assertMayPay(db, payer);
  const { user, address } = payer;
  await countAllOrThrow(db, [
    [PAYMENTS_BY_ACCOUNT, user.id],
    [PAYMENTS_BY_EMAIL, user.email],
    [PAYMENTS_BY_ADDRESS, address],
  ]);
}

/**
 * @throws ProblemError 403 if three payments of an account without a verified address were declined within a day; 429 if too many
 * were declined within an hour
 */
export async function assertMayPay(db: Tx, { user, address }: Payer) {
  const hourly: Counted[] = [
    [DECLINED_BY_ACCOUNT, user.id],
    [DECLINED_BY_EMAIL, user.email],
    [DECLINED_BY_ADDRESS, address],
  ];
  if (user.emailVerifiedAt) return assertNotReached(db, hourly);
  const [first] = await findReached(db, [[DECLINED_TODAY, user.id], ...hourly]);
  if (first?.limit === DECLINED_TODAY)
    assertEmailVerified(user, "it is required after three declined payments");
  return assertNotReached(db, hourly);
}

/** @param payer of the request; missing if a declined payment is found without one */
export const countDeclined = (db: Tx, userId: number, payer?: Payer) =>
  countAll(db, [
    [DECLINED_BY_ACCOUNT, userId],
    [DECLINED_TODAY, userId],
    ...(payer
      ? ([
          [DECLINED_BY_EMAIL, payer.user.email],
          [DECLINED_BY_ADDRESS, payer.address],
        ] satisfies Counted[])
      : []),
  ]);
