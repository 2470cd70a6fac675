import { fromCents, toCents } from "../paypal/amounts.ts";
import { refundCapture, reverseCapture } from "../paypal/captures/payments.ts";
import { findCardNumber } from "../paypal/cards/cards.ts";
import { listPayments } from "../paypal/control/list-payments.ts";
import {
  openDispute,
  resolveDispute,
  settleCapture,
  settleRefund,
} from "../paypal/control/settle-payment.ts";
import { approveOrder, confirmCard } from "../paypal/orders/approve-order.ts";
import type { CardSource } from "../paypal/orders/order.ts";
import type { PayPalStore } from "../paypal/paypal-store.ts";
import { captureEvent, disputeEvent, type Event, refundEvent } from "../paypal/webhooks/events.ts";
import type { WebhookSender } from "../paypal/webhooks/webhook-sender.ts";

const ORIGIN = "https://api.paypal.example";

/** The payments for a test to read, and to decide as PayPal and banks do. Ids are PayPal's, events are texts. */
export function createDecisions(store: PayPalStore, webhooks: WebhookSender) {
  const control = { store, webhooks, origin: ORIGIN };
  const captures = () => [...store.captures.values()].map(({ capture }) => capture);
  const refunds = () => [...store.refunds.values()].map(({ refund }) => refund);
  const toText = (event: Event, type = event.event_type) => JSON.stringify({ ...event, event_type: type });

  function findDispute(captureId: string) {
    const [newest] = store.findDisputes(captureId).toReversed();
    if (!newest) throw new Error(`There is no dispute about ${captureId}`);
    return newest.dispute;
  }

  return {
    /** How late PayPal's list of transactions is from now on, and how many a search may find. */
    setReports: (reports: Partial<PayPalStore["reports"]>) => void Object.assign(store.reports, reports),
    /** Newest first, with their refunds. */
    payments: () => listPayments(store),
    /** Captured amounts, in PayPal's notation. */
    taken: () => captures().flatMap(({ status, amount }) => (status === "COMPLETED" ? amount.value : [])),
    /** Amounts that are paid back, in cents. */
    paidBack: () =>
      refunds().flatMap(({ status, amount }) => (status === "COMPLETED" ? toCents(amount) : [])),
    /** The last capture. */
    captureId: () => captures().at(-1)?.id ?? "",
    /** The last refund. */
    refundId: () => refunds().at(-1)?.id ?? "",
    /** Ends the reviews of all pending captures. */
    endReviews(isPaid: boolean) {
      for (const { id, status } of captures()) if (status === "PENDING") settleCapture(control, id, isPaid);
    },
    /** Ends all pending refunds. */
    endRefunds(isPaid: boolean) {
      for (const { id, status } of refunds()) if (status === "PENDING") settleRefund(control, id, isPaid);
    },
    /** A refund that is made at PayPal itself. @returns its id */
    refundAtPayPal(captureId: string, cents: number): string {
      const record = store.findCapture(captureId);
      store.findOrder(record.orderId).behaviour = "approve";
      return refundCapture(store, record, { amount: fromCents(cents, "USD") }).refund.id;
    },
    /** The buyer's bank takes back what is left of a capture. @returns the id of the reversal */
    reverse: (captureId: string): string => reverseCapture(store, store.findCapture(captureId)).refund.id,
    captureEvent: (type: string, id: string) => toText(captureEvent(store.findCapture(id), ORIGIN), type),
    refundEvent: (type: string, id: string) => toText(refundEvent(store.findRefund(id), ORIGIN), type),
    /** Opens a dispute about a capture. @returns the event */
    openDispute(captureId: string): string {
      openDispute(control, captureId);
      return toText(disputeEvent("CREATED", findDispute(captureId), ORIGIN));
    },
    /** Resolves it for the store. @returns the event */
    resolveDispute(captureId: string): string {
      resolveDispute(control, findDispute(captureId).dispute_id, false);
      return toText(disputeEvent("RESOLVED", findDispute(captureId), ORIGIN));
    },
    /** The headers of an event. */
    sign: (event: string) => webhooks.headersFor(event),
  };
}

type Authentication = CardSource["authentication_result"];

/** A buyer who approves each order: one for a card by a card that is paid, one for a PayPal account by the account. */
export function createBuyer(store: PayPalStore) {
  let confirmed: { card?: Authentication; isForAccount?: boolean } = {};

  function confirm(id: string, result: Authentication) {
    const { order } = confirmCard(store, id, { number: findCardNumber("approve") ?? "", expiry: "2031-07" });
    if (result) Object.assign(order.payment_source?.card ?? {}, { authentication_result: result });
  }

  return {
    reset: () => {
      confirmed = {};
    },
    approve(id: string) {
      if (confirmed.isForAccount || store.findOrder(id).source?.kind === "card") confirm(id, confirmed.card);
      else approveOrder(store, id, "approve");
    },
    /** Sets the result of 3-D Secure of the cards from now on. @param isForAccount a card confirms orders for an account too */
    confirmCards(card: object | undefined, isForAccount = false) {
      confirmed = { card: card as Authentication, isForAccount };
    },
    /** Confirms another card for an order, with this result of 3-D Secure. */
    confirmOtherCard: (id: string, result: object) => confirm(id, result as Authentication),
  };
}
