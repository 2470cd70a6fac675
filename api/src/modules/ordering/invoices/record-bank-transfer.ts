import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../http/problem.ts";
import type { PlacedOrder } from "../orders/status/record-status-change.ts";
import { outstandingBalanceCents } from "../payments/outstanding-balance.ts";
import { captureAttempts, ledger } from "../payments/payments.table.ts";
import { payInvoice } from "./pay-invoice.ts";

/**
 * Records that the invoice of a locked order was paid by bank transfer.
 * @throws ProblemError 409 while a payment of it by card or PayPal is being captured
 */
export async function recordBankTransfer(
  tx: Tx,
  order: PlacedOrder,
  { actor, publicUrl }: { actor: string; publicUrl: string },
) {
  const { id: orderId, orderNumber: reference } = order;
  const [attempt] = await tx.select().from(captureAttempts).where(eq(captureAttempts.orderId, orderId));
  if (attempt) {
    throw conflict(`A payment of order ${reference} by card or PayPal is being confirmed. Try again later.`);
  }
  const amountCents = await outstandingBalanceCents(tx, order);
  await tx.insert(ledger).values({ orderId, kind: "transfer", amountCents, currency: "USD", reference });
  await payInvoice(tx, orderId, { source: "Bank transfer", lastDigits: "", actor, publicUrl });
}
