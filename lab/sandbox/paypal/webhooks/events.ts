import type { CaptureStatus } from "../captures/capture.ts";
import { type Dispute, disputeRepresentation } from "../captures/dispute.ts";
import type { Refund } from "../captures/refund.ts";
import { captureRepresentation, refundRepresentation } from "../captures/representations.ts";
import type { CaptureRecord, RefundRecord } from "../paypal-store.ts";
import { currentTime, newId } from "../rest-format.ts";

/** An event of PayPal's webhooks. */
export type Event = ReturnType<typeof createEvent>;

const CAPTURE_EVENTS: Partial<Record<CaptureStatus, string>> = {
  PENDING: "PAYMENT.CAPTURE.PENDING",
  DECLINED: "PAYMENT.CAPTURE.DENIED",
};

export function captureEvent(record: CaptureRecord, origin: string): Event {
  const { status, amount } = record.capture;
  return createEvent(CAPTURE_EVENTS[status] ?? "PAYMENT.CAPTURE.COMPLETED", {
    resource_type: "capture",
    summary: `Payment ${status.toLowerCase()} for $ ${amount.value} ${amount.currency_code}`,
    resource: captureRepresentation(record, origin),
    origin,
  });
}

const REFUND_EVENTS: Partial<Record<Refund["status"], string>> = {
  PENDING: "PAYMENT.REFUND.PENDING",
  FAILED: "PAYMENT.REFUND.FAILED",
};

export function refundEvent(record: RefundRecord, origin: string): Event {
  const { status, amount } = record.refund;
  const verb = record.isReversal ? "REVERSED" : "REFUNDED";
  return createEvent(REFUND_EVENTS[status] ?? `PAYMENT.CAPTURE.${verb}`, {
    resource_type: "refund",
    summary: `A $ ${amount.value} ${amount.currency_code} capture payment was ${verb.toLowerCase()}`,
    resource: refundRepresentation(record, origin),
    origin,
  });
}

export function disputeEvent(change: string, dispute: Dispute, origin: string): Event {
  return createEvent(`CUSTOMER.DISPUTE.${change}`, {
    resource_type: "dispute",
    summary: `Dispute ${dispute.dispute_id} about $ ${dispute.dispute_amount.value}: ${dispute.status}`,
    resource: disputeRepresentation(dispute, origin),
    origin,
  });
}

interface EventContent {
  resource_type: string;
  summary: string;
  resource: object;
  origin: string;
}

function createEvent(event_type: string, { origin, ...content }: EventContent) {
  const id = `WH-${newId()}-${newId()}`;
  const self = `${origin}/paypal/v1/notifications/webhooks-events/${id}`;
  return {
    id,
    event_version: "1.0",
    create_time: currentTime(),
    resource_version: "2.0",
    event_type,
    ...content,
    links: [{ href: self, rel: "self", method: "GET" }],
  };
}
