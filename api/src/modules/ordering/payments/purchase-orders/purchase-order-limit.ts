import { company } from "@ligate/contract/settings/company";
import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { forbidden } from "../../../../http/problem.ts";
import { assertEmailVerified } from "../../../identity/index.ts";
import { users } from "../../../identity/tables.ts";
import { orders } from "../../orders/orders.table.ts";
import { findAccountId } from "./account-terms.ts";
import type { PaymentTerms } from "./payment-terms.ts";
import { purchaseOrderLimits, purchaseOrders } from "./purchase-orders.table.ts";

const MAX_UNPAID = 20;
/** For accounts younger than a day. */
const MAX_UNPAID_OF_NEW = 5;

export const NEEDS_VERIFIED_EMAIL = "purchase orders require it";

/**
 * Limits unpaid purchase orders, unless the account has terms and the order is within them. Call it with the user's cart
 * locked, so that concurrent requests are counted one after the other.
 * @throws ProblemError 403 if the email address is not verified, or the account has too many unpaid purchase orders
 */
export async function assertPurchaseOrderAllowed(
  tx: Tx,
  userId: number,
  terms: PaymentTerms | undefined,
): Promise<void> {
  const [account] = await tx
    .select({
      emailVerifiedAt: users.emailVerifiedAt,
      isNew: sql<boolean>`${users.createdAt} > now() - interval '1 day'`,
      setByStaff: purchaseOrderLimits.max,
    })
    .from(users)
    .leftJoin(purchaseOrderLimits, eq(purchaseOrderLimits.userId, users.id))
    .where(eq(users.id, userId));
  if (!account) throw new Error(`There is no user ${userId}`);
  assertEmailVerified(account, NEEDS_VERIFIED_EMAIL);
  if (terms?.account && terms.paysAll) return;
  const unpaid = await countUnpaid(tx, userId);
  if (unpaid >= (account.setByStaff ?? (account.isNew ? MAX_UNPAID_OF_NEW : MAX_UNPAID)))
    throw tooMany(unpaid);
}

/** Counts orders with a purchase order that are neither cancelled nor paid, which they become with their invoice. */
async function countUnpaid(tx: Tx, userId: number): Promise<number> {
  const [found] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(purchaseOrders)
    .innerJoin(orders, eq(orders.id, purchaseOrders.orderId))
    .where(and(eq(purchaseOrders.userId, userId), notInArray(orders.status, ["paid", "cancelled"])));
  return found?.n ?? 0;
}

const tooMany = (unpaid: number) =>
  forbidden(
    `You have ${unpaid} unpaid purchase orders, the maximum for your account. Please pay this order by card or PayPal, or contact us to raise the limit: ${company.email} or ${company.phone}.`,
  );

/**
 * Sets how many unpaid purchase orders an account may have.
 * @param email in lower case
 * @throws ProblemError 404 without an account of this address
 */
export async function setPurchaseOrderLimit(tx: Tx, email: string, max: number) {
  const userId = await findAccountId(tx, email);
  await tx
    .insert(purchaseOrderLimits)
    .values({ userId, max })
    .onConflictDoUpdate({ target: purchaseOrderLimits.userId, set: { max } });
}
