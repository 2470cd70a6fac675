import { toCents } from "../amounts.ts";
import type { OrderRecord } from "../orders/order.ts";
import type { CaptureRecord, PayPalStore, RefundRecord } from "../paypal-store.ts";
import { currentTime } from "../rest-format.ts";
import { type CaptureStatus, createCapture, type NewCaptureStatus } from "./capture.ts";
import { createRefund, type RefundInput } from "./refund.ts";
import {
  assertNewInvoiceId,
  assertNoDispute,
  assertRefundable,
  refundAmount,
  refundedCents,
} from "./refund-rules.ts";

/** Completes the order and records a capture for each purchase unit. */
export function captureOrder(store: PayPalStore, { order, behaviour }: OrderRecord): CaptureRecord[] {
  const isByCard = order.payment_source !== undefined && "card" in order.payment_source;
  const records = order.purchase_units.map((unit) => ({
    capture: createCapture(unit, newStatus(behaviour), isByCard),
    orderId: order.id,
    referenceId: unit.reference_id,
  }));
  for (const record of records) store.captures.set(record.capture.id, record);
  order.status = "COMPLETED";
  order.update_time = currentTime();
  return records;
}

function newStatus(behaviour: OrderRecord["behaviour"]): NewCaptureStatus {
  if (behaviour === "pending") return "PENDING";
  return behaviour === "decline-in-capture" ? "DECLINED" : "COMPLETED";
}

/** @throws PayPalError 422 if the capture cannot be refunded */
export function refundCapture(store: PayPalStore, record: CaptureRecord, input: RefundInput): RefundRecord {
  assertRefundable(store, record);
  assertNewInvoiceId(store, input);
  const { capture, orderId } = record;
  const before = refundedCents(store, capture.id);
  const cents = refundAmount(capture.amount, before, input.amount);
  assertNoDispute(store, record, cents);
  const isPending = store.findOrder(orderId).behaviour === "pending-refund";
  const refund = createRefund(capture, input, { cents, refundedCents: before, isPending });
  return recordRefund(store, record, { refund, captureId: capture.id, isReversal: false });
}

/** Takes back what has not been refunded, as after a chargeback. */
export function reverseCapture(store: PayPalStore, record: CaptureRecord): RefundRecord {
  const { capture } = record;
  const before = refundedCents(store, capture.id);
  const cents = toCents(capture.amount) - before;
  const refund = createRefund(capture, {}, { cents, refundedCents: before, isPending: false });
  return recordRefund(store, record, { refund, captureId: capture.id, isReversal: true });
}

function recordRefund(store: PayPalStore, { capture }: CaptureRecord, record: RefundRecord): RefundRecord {
  store.refunds.set(record.refund.id, record);
  updateStatus(store, capture.id);
  return record;
}

/** Sets the status of a capture after its refunds have changed. */
export function updateStatus(store: PayPalStore, captureId: string): void {
  const { capture } = store.findCapture(captureId);
  const paidBack = refundedCents(store, captureId, ["COMPLETED"]);
  const isReversed = store.findRefunds(captureId).some(({ isReversal }) => isReversal);
  capture.status = statusAfterRefunds(toCents(capture.amount), paidBack);
  if (isReversed) capture.status_details = { reason: "CHARGEBACK" };
  else delete capture.status_details;
  capture.update_time = currentTime();
}

function statusAfterRefunds(captured: number, paidBack: number): CaptureStatus {
  if (paidBack === 0) return "COMPLETED";
  return paidBack < captured ? "PARTIALLY_REFUNDED" : "REFUNDED";
}
