import { and, eq, inArray, sum } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { ledger, type Payment } from "./payments.table.ts";
import { findSourceRefusal } from "./paypal/payment-source.ts";
import type { CapturedMoney } from "./paypal/paypal-responses.ts";

/** Records captured money of an order in the ledger. */
export const bookCapture = (
  tx: Tx,
  orderId: number,
  { id: reference, amountCents, currency }: CapturedMoney,
) => tx.insert(ledger).values({ kind: "capture", orderId, amountCents, currency, reference });

/** True if the captured money has the amount and the source that were requested when the payment was created. */
export const matchesPayment = (payment: Payment, { amountCents, currency, paidBy }: CapturedMoney): boolean =>
  amountCents === payment.amountCents &&
  currency === payment.currency &&
  findSourceRefusal(payment.source, paidBy, "") === undefined;

/** The log entry for money that differs from the request. */
export const CAPTURE_DIFFERS = "a capture differs from what was agreed";

/** The part of an order's total that a purchase order has promised, in cents: 0 if it was paid in advance, or cancelled. */
export async function promisedCents(tx: Tx, orderId: number): Promise<number> {
  const [promised] = await tx
    .select({ cents: sum(ledger.amountCents).mapWith(Number) })
    .from(ledger)
    .where(and(eq(ledger.orderId, orderId), inArray(ledger.kind, ["purchase_order", "void"])));
  return promised?.cents ?? 0;
}
