import { fromCents, type Money, toCents } from "../amounts.ts";
import type { Capture } from "../captures/capture.ts";
import type { Dispute } from "../captures/dispute.ts";
import type { Refund } from "../captures/refund.ts";
import { refundedCents } from "../captures/refund-rules.ts";
import type { Order } from "../orders/order.ts";
import type { PayPalStore } from "../paypal-store.ts";

/** A capture with its refunds and disputes. */
export interface ListedPayment {
  orderId: string;
  /** Such as "Visa 1111" or "PayPal". */
  source: string;
  description: string;
  capture: Capture;
  refunds: (Refund & { isReversal: boolean })[];
  disputes: Dispute[];
  /** The money that may still be refunded or taken back. */
  left: Money;
}

/** The captures, newest first. */
export function listPayments(store: PayPalStore): ListedPayment[] {
  return [...store.captures.values()]
    .map(({ capture, orderId, referenceId }) => {
      const { order } = store.orders.find(orderId);
      const unit = order.purchase_units.find(({ reference_id }) => reference_id === referenceId);
      const left = toCents(capture.amount) - refundedCents(store, capture.id);
      return {
        orderId,
        source: describeSource(order),
        description: unit?.description ?? "",
        capture,
        refunds: store.findRefunds(capture.id).map(({ refund, isReversal }) => ({ ...refund, isReversal })),
        disputes: store.findDisputes(capture.id).map(({ dispute }) => dispute),
        left: fromCents(left, capture.amount.currency_code),
      };
    })
    .reverse();
}

function describeSource({ payment_source }: Order): string {
  const card = payment_source?.card;
  return card ? `${card.brand} ${card.last_digits}` : "PayPal account";
}
