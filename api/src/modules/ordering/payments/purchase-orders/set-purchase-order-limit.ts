import { eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { notFound } from "../../../../http/problem.ts";
import { users } from "../../../identity/tables.ts";
import { purchaseOrderLimits } from "./purchase-orders.table.ts";

/**
 * Sets how many unpaid purchase orders an account may have.
 * @param email in lower case
 * @throws ProblemError 404 without an account of this address
 */
export async function setPurchaseOrderLimit(tx: Tx, email: string, max: number) {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw notFound(`account with the address ${email}`);
  await tx
    .insert(purchaseOrderLimits)
    .values({ userId: user.id, max })
    .onConflictDoUpdate({ target: purchaseOrderLimits.userId, set: { max } });
}
