import { randomUUID } from "node:crypto";
import { toCents } from "@ligate/contract/cents";
import { eq } from "drizzle-orm";
import { readLines } from "../cart/cart.service.ts";
import { lockUserCart } from "../cart/take-carts.ts";
import type { Tx } from "../db/database.ts";
import { ProblemError } from "../problem.ts";
import { checkTotal } from "./check-cart.ts";
import { type Payment, payments } from "./payments.table.ts";
import type { Till } from "./till.ts";

/**
 * Opens a payment of the cart at the provider.
 * @param totalPrice dollars, as the page shows it
 * @returns the provider's id, which the page's buttons go on with
 */
export async function createPayment({ db, paypal }: Till, userId: number, totalPrice: number) {
  const payment = await db.transaction((tx) => writePayment(tx, userId, toCents(totalPrice)));
  const id = await paypal.createOrder(payment.createRequestId, payment.amountCents, `ligate-${payment.id}`);
  if (!id) throw new ProblemError(502, "The payment service does not answer. Please try again in a moment.");
  await db.update(payments).set({ providerOrderId: id }).where(eq(payments.id, payment.id));
  return id;
}

async function writePayment(tx: Tx, userId: number, expectedCents: number): Promise<Payment> {
  const lines = await readLines(tx, await lockUserCart(tx, userId));
  const { totalCents } = checkTotal(lines, expectedCents);
  const [payment] = await tx
    .insert(payments)
    .values({ userId, amountCents: totalCents, createRequestId: randomUUID() })
    .returning();
  if (!payment) throw new Error("A payment was not written");
  return payment;
}
