import { received } from "../captures/capture.ts";
import { createDispute, type Dispute, disputeTime } from "../captures/dispute.ts";
import { refundCapture, reverseCapture, updateStatus } from "../captures/payments.ts";
import { parseRefundInput } from "../captures/refund-rules.ts";
import { unprocessable } from "../errors.ts";
import type { PayPalStore } from "../paypal-store.ts";
import { currentTime } from "../rest-format.ts";
import type { WebhookSender } from "../webhooks/webhook-sender.ts";

export interface ControlContext {
  store: PayPalStore;
  webhooks: WebhookSender;
  /** The address of the sandbox, for links in the webhooks. */
  origin: string;
}

const refused = (sentence: string) => unprocessable("ACTION_NOT_POSSIBLE", sentence);

/** PayPal's review of a capture ends. @throws PayPalError 422 if it is not pending */
export function settleCapture(
  { store, webhooks, origin }: ControlContext,
  id: string,
  isPaid: boolean,
): void {
  const record = store.findCapture(id);
  const { capture } = record;
  if (capture.status !== "PENDING") throw refused(`The capture is ${capture.status}, not PENDING.`);
  capture.status = isPaid ? "COMPLETED" : "DECLINED";
  delete capture.status_details;
  if (isPaid) Object.assign(capture, received(capture.amount));
  capture.update_time = currentTime();
  webhooks.sendCapture(record, origin);
}

/** A pending refund ends. @throws PayPalError 422 if it is not pending */
export function settleRefund({ store, webhooks, origin }: ControlContext, id: string, isPaid: boolean): void {
  const record = store.findRefund(id);
  const { refund } = record;
  if (refund.status !== "PENDING") throw refused(`The refund is ${refund.status}, not PENDING.`);
  refund.status = isPaid ? "COMPLETED" : "FAILED";
  delete refund.status_details;
  refund.update_time = currentTime();
  updateStatus(store, record.captureId);
  webhooks.sendRefund(record, origin);
}

/**
 * Refunds a capture, as the merchant does on PayPal's pages.
 * @param value such as "10.00"; empty for everything that is left
 * @throws PayPalError if the capture cannot be refunded
 */
export function refund({ store, webhooks, origin }: ControlContext, id: string, value: string): void {
  const record = store.findCapture(id);
  const { currency_code } = record.capture.amount;
  const input = parseRefundInput(
    value.trim() === "" ? {} : { amount: { currency_code, value: value.trim() } },
  );
  webhooks.sendRefund(refundCapture(store, record, input), origin);
}

/** The buyer's bank takes the money back. @throws PayPalError 422 if nothing of it is left */
export function reverse({ store, webhooks, origin }: ControlContext, id: string): void {
  const record = store.findCapture(id);
  if (!["COMPLETED", "PARTIALLY_REFUNDED"].includes(record.capture.status)) {
    throw refused(`The capture is ${record.capture.status}: there is nothing to take back.`);
  }
  webhooks.sendRefund(reverseCapture(store, record), origin);
}

/** The buyer complains. @throws PayPalError 422 if nothing was paid, or a dispute is open */
export function openDispute({ store, webhooks, origin }: ControlContext, captureId: string): void {
  const record = store.findCapture(captureId);
  if (["PENDING", "DECLINED", "FAILED"].includes(record.capture.status)) {
    throw refused(`The capture is ${record.capture.status}: nothing was paid.`);
  }
  if (store.findDisputes(captureId).some(({ dispute }) => dispute.status !== "RESOLVED")) {
    throw refused("A dispute about this capture is open.");
  }
  const dispute = createDispute(record.capture);
  store.disputes.set(dispute.dispute_id, { dispute, captureId });
  webhooks.sendDispute("CREATED", dispute, origin);
}

/** The buyer makes a claim of the dispute. @throws PayPalError 422 if it is resolved */
export function escalateDispute({ store, webhooks, origin }: ControlContext, id: string): void {
  const dispute = findOpenDispute(store, id);
  Object.assign(dispute, {
    status: "WAITING_FOR_SELLER_RESPONSE",
    dispute_life_cycle_stage: "CHARGEBACK",
    update_time: disputeTime(),
  });
  webhooks.sendDispute("UPDATED", dispute, origin);
}

/** PayPal decides. In the buyer's favour, it takes back what is left. @throws PayPalError 422 if it is resolved */
export function resolveDispute(context: ControlContext, id: string, isForBuyer: boolean): void {
  const { store, webhooks, origin } = context;
  const dispute = findOpenDispute(store, id);
  const { captureId } = store.findDispute(id);
  const { status } = store.findCapture(captureId).capture;
  if (isForBuyer && status !== "REFUNDED") reverse(context, captureId);
  Object.assign(dispute, {
    status: "RESOLVED",
    update_time: disputeTime(),
    dispute_outcome: isForBuyer
      ? { outcome_code: "RESOLVED_BUYER_FAVOUR", amount_refunded: dispute.dispute_amount }
      : { outcome_code: "RESOLVED_SELLER_FAVOUR" },
  });
  webhooks.sendDispute("RESOLVED", dispute, origin);
}

function findOpenDispute(store: PayPalStore, id: string): Dispute {
  const { dispute } = store.findDispute(id);
  if (dispute.status === "RESOLVED") throw refused("The dispute is resolved.");
  return dispute;
}
