import { z } from "zod";
import { parseJson } from "../../../../http/send-request.ts";
import type { ReportedDispute } from "../record-dispute.ts";
import { fromPayPal, PayPalMoney } from "./paypal-money.ts";
import { findCaptureId } from "./refund-responses.ts";

/** An event of PayPal. Amounts of captures and refunds are not read: PayPal is asked for them instead. */
export type WebhookEvent =
  /** `isMade`: the money was captured, or is held for a review. */
  | { kind: "capture"; orderId: string; isMade: boolean }
  | { kind: "refund" | "reversal"; refundId: string; captureId: string }
  | { kind: "dispute"; dispute: Omit<ReportedDispute, "captureId">; captureIds: string[] };

const Event = z.object({ event_type: z.string(), resource: z.unknown() });

const Capture = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().min(1) }) }),
});
const Refund = z.object({
  id: z.string().min(1),
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
});
const Dispute = z.object({
  dispute_id: z.string().min(1).max(255),
  status: z.string().max(255).default("OPEN"),
  reason: z.string().max(255).default("OTHER"),
  dispute_amount: PayPalMoney,
  create_time: z.coerce.date(),
  update_time: z.coerce.date().optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })),
});

/** The events of captures, and whether the money was captured or is held for a review. */
const CAPTURES: Record<string, boolean> = {
  "PAYMENT.CAPTURE.COMPLETED": true,
  "PAYMENT.CAPTURE.PENDING": true,
  "PAYMENT.CAPTURE.DENIED": false,
  "PAYMENT.CAPTURE.DECLINED": false,
};
/** The events of refunds and reversals. */
const REFUNDS: Record<string, "refund" | "reversal"> = {
  "PAYMENT.CAPTURE.REFUNDED": "refund",
  "PAYMENT.REFUND.PENDING": "refund",
  "PAYMENT.REFUND.FAILED": "refund",
  "PAYMENT.CAPTURE.REVERSED": "reversal",
};

/** Reads the text of an event; `undefined` for events that the store does not handle. */
export function readEvent(body: string): WebhookEvent | undefined {
  const event = Event.safeParse(parseJson(body));
  if (!event.success) return undefined;
  const { event_type: type, resource } = event.data;
  const isMade = CAPTURES[type];
  if (isMade !== undefined) return readCapture(resource, isMade);
  const refund = REFUNDS[type];
  if (refund) return readRefund(resource, refund);
  return type.startsWith("CUSTOMER.DISPUTE.") ? readDispute(resource) : undefined;
}

function readCapture(resource: unknown, isMade: boolean): WebhookEvent | undefined {
  const capture = Capture.safeParse(resource);
  if (!capture.success) return undefined;
  return { kind: "capture", isMade, orderId: capture.data.supplementary_data.related_ids.order_id };
}

function readRefund(resource: unknown, kind: "refund" | "reversal"): WebhookEvent | undefined {
  const refund = Refund.safeParse(resource);
  const captureId = refund.success ? findCaptureId(refund.data.links) : undefined;
  return refund.success && captureId ? { kind, refundId: refund.data.id, captureId } : undefined;
}

function readDispute(resource: unknown): WebhookEvent | undefined {
  const parsed = Dispute.safeParse(resource);
  if (!parsed.success) return undefined;
  const { dispute_id: id, status, reason, dispute_amount, disputed_transactions } = parsed.data;
  const { create_time: openedAt, update_time: changedAt = openedAt } = parsed.data;
  const { amountCents } = fromPayPal(dispute_amount);
  return {
    kind: "dispute",
    dispute: { id, status, reason, amountCents, openedAt, changedAt },
    captureIds: disputed_transactions.map(({ seller_transaction_id }) => seller_transaction_id),
  };
}
