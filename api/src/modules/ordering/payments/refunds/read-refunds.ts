import { toDollars } from "@ligate/contract/common/money";
import type { Refund } from "@ligate/contract/orders/schemas";
import { and, eq, inArray, or } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import type { CreditNote } from "../../invoices/invoices.table.ts";
import { ledger, payments } from "../payments.table.ts";
import { type RefundRecord, refunds } from "./refunds.table.ts";

/** The completed refunds of an order and its credit notes as its page shows them, the oldest first. */
export async function listRefunds(tx: Tx, orderId: number, credited: CreditNote[]): Promise<Refund[]> {
  const paidBack = await tx
    .select({ cents: ledger.amountCents, at: ledger.at, reason: refunds.reason })
    .from(ledger)
    .innerJoin(refunds, eq(refunds.providerRefundId, ledger.reference))
    .where(and(eq(ledger.orderId, orderId), eq(ledger.kind, "refund")));
  const listed = [
    ...paidBack.map(({ cents, at, reason }) => ({ kind: "refund" as const, cents: -cents, at, reason })),
    ...credited.map(({ amountCents, at, reason }) => ({
      kind: "credit_note" as const,
      cents: amountCents,
      at,
      reason,
    })),
  ];
  return listed
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ kind, cents, at, reason }) => ({ kind, amount: toDollars(cents), at: at.toISOString(), reason }));
}

/** The payments of an order itself and of its invoice. */
export const paysOrder = (orderId: number) =>
  or(eq(payments.orderId, orderId), eq(payments.invoiceOf, orderId));

/** The refunds of an order that PayPal has not completed yet. */
export async function findOpenRefunds(tx: Tx, orderId: number): Promise<RefundRecord[]> {
  const found = await tx
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(paysOrder(orderId), inArray(refunds.status, ["claimed", "pending"])));
  return found.map(({ refund }) => refund);
}

/** True while a refund is being made that cancels the order. */
export const isBeingCancelled = async (tx: Tx, { id }: { id: number }): Promise<boolean> =>
  (await findOpenRefunds(tx, id)).some(({ cancelsOrder }) => cancelsOrder);
