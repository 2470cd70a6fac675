import type { Tx } from "../../../db/database.ts";
import type { PlacedOrder } from "../orders/status/record-status-change.ts";
import { outstandingBalanceCents } from "../payments/outstanding-balance.ts";
import { ledger } from "../payments/payments.table.ts";
import { assertNoPaymentInProgress } from "./invoice-payments.ts";
import { payInvoice } from "./pay-invoice.ts";

/**
 * Records that the invoice of a locked order was paid by bank transfer.
 * @throws ProblemError 409 while a payment of it by card or PayPal is being captured or under review
 */
export async function recordBankTransfer(
  tx: Tx,
  order: PlacedOrder,
  { actor, publicUrl }: { actor: string; publicUrl: string },
) {
  const { id: orderId, orderNumber: reference } = order;
  await assertNoPaymentInProgress(tx, order);
  const amountCents = await outstandingBalanceCents(tx, order);
  await tx.insert(ledger).values({ orderId, kind: "transfer", amountCents, currency: "USD", reference });
  await payInvoice(tx, orderId, { source: "Bank transfer", lastDigits: "", actor, publicUrl });
}
