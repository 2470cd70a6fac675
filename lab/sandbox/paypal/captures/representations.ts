import type { CaptureRecord, PayPalStore, RefundRecord } from "../paypal-store.ts";
import type { Link } from "../rest-format.ts";

const payments = (origin: string) => `${origin}/paypal/v2/payments`;

/** The response body of GET, and the resource of the webhooks of a capture. */
export function captureRepresentation(record: CaptureRecord, origin: string) {
  const supplementary_data = { related_ids: { order_id: record.orderId } };
  return { ...captureInOrder(record, origin), supplementary_data };
}

function captureInOrder({ capture, orderId }: CaptureRecord, origin: string) {
  const self = `${payments(origin)}/captures/${capture.id}`;
  const links: Link[] = [
    { href: self, rel: "self", method: "GET" },
    { href: `${self}/refund`, rel: "refund", method: "POST" },
    { href: `${origin}/paypal/v2/checkout/orders/${orderId}`, rel: "up", method: "GET" },
  ];
  return { ...capture, links };
}

/** The response body of GET, and the resource of the webhooks of a refund or a reversal. */
export function refundRepresentation({ refund, captureId }: RefundRecord, origin: string) {
  return { ...refund, links: refundLinks(refund.id, captureId, origin) };
}

/** The default response body of POST. As with PayPal it omits the amount, so that no client depends on it. */
export function minimalRefundRepresentation({ refund, captureId }: RefundRecord, origin: string) {
  const { id, status, status_details } = refund;
  return { id, status, ...(status_details && { status_details }), links: refundLinks(id, captureId, origin) };
}

function refundLinks(id: string, captureId: string, origin: string): Link[] {
  return [
    { href: `${payments(origin)}/refunds/${id}`, rel: "self", method: "GET" },
    { href: `${payments(origin)}/captures/${captureId}`, rel: "up", method: "GET" },
  ];
}

/** The `payments` of an order's purchase unit. */
export function listOrderPayments(store: PayPalStore, orderId: string, referenceId: string, origin: string) {
  const captures = store.findCaptures(orderId).filter((record) => record.referenceId === referenceId);
  const refunds = captures.flatMap(({ capture }) => store.findRefunds(capture.id));
  return {
    ...(captures.length > 0 && {
      captures: captures.map((record) => captureInOrder(record, origin)),
    }),
    ...(refunds.length > 0 && { refunds: refunds.map((record) => refundRepresentation(record, origin)) }),
  };
}
