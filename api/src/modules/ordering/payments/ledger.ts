import { and, eq, inArray, sql, sum } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { placeholders, prebuilt } from "../../../db/prebuilt.ts";
import type { Order } from "../orders/orders.table.ts";
import { ledger, type Payment } from "./payments.table.ts";
import { findSourceRefusal } from "./paypal/payment-source.ts";
import type { CapturedMoney } from "./paypal/paypal-responses.ts";

/** Records captured money of an order in the ledger. */
export const bookCapture = (
  tx: Tx,
  orderId: number,
  { id: reference, amountCents, currency }: CapturedMoney,
) => insertEntry(tx, { orderId, amountCents, currency, reference });

const insertEntry = prebuilt((tx) =>
  tx
    .insert(ledger)
    .values({ kind: "capture", ...placeholders("orderId", "amountCents", "currency", "reference") }),
);

/** True if the captured money has the amount and the source that were requested when the payment was created. */
export const matchesPayment = (payment: Payment, { amountCents, currency, paidBy }: CapturedMoney): boolean =>
  amountCents === payment.amountCents &&
  currency === payment.currency &&
  findSourceRefusal(payment.source, paidBy, "") === undefined;

/** The log entry for money that differs from the request. */
export const CAPTURE_DIFFERS = "a capture differs from what was agreed";

/** The unpaid amount of an order: its total minus captures, transfers and credit notes. Refunds do not change it. */
export async function outstandingBalanceCents(
  tx: Tx,
  { id, totalCents }: Pick<Order, "id" | "totalCents">,
): Promise<number> {
  // A credit note is booked as a negative amount.
  const paid = sql`case when ${ledger.kind} = 'credit_note' then -${ledger.amountCents} else ${ledger.amountCents} end`;
  const [settled] = await tx
    .select({ cents: sum(paid).mapWith(Number) })
    .from(ledger)
    .where(and(eq(ledger.orderId, id), inArray(ledger.kind, ["capture", "transfer", "credit_note"])));
  return totalCents - (settled?.cents ?? 0);
}
