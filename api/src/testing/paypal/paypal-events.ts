import { refundBody } from "./fake-refund-calls.ts";
import type { FakeRefund } from "./fake-state.ts";

const event = (event_type: string, resource: object) =>
  JSON.stringify({
    id: "WH-2WR32451HC0233532-67976317FL4543714",
    create_time: "2026-11-22T15:00:00Z",
    resource_version: "2.0",
    event_type,
    resource,
  });

/** An event about a capture of PayPal's order, such as `PAYMENT.CAPTURE.DENIED`. */
export const captureEvent = (event_type: string, order_id: string) =>
  event(event_type, {
    id: `CAPTURE-${order_id}`,
    supplementary_data: { related_ids: { order_id } },
  });

export const refundEvent = (event_type: string, refund: FakeRefund) => event(event_type, refundBody(refund));

/** An event about a dispute of a capture over 10.50 dollars. */
export const disputeEvent = (verb: "CREATED" | "UPDATED" | "RESOLVED", captureId: string, status = "OPEN") =>
  event(`CUSTOMER.DISPUTE.${verb}`, {
    dispute_id: "PP-D-27803",
    create_time: "2026-11-21T11:44:44.000Z",
    update_time: verb === "CREATED" ? "2026-11-21T11:44:44.000Z" : "2026-11-22T11:44:44.000Z",
    disputed_transactions: [{ seller_transaction_id: captureId }],
    reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
    status,
    dispute_amount: { currency_code: "USD", value: "10.50" },
  });
