import { randomInt } from "node:crypto";
import type { Money } from "../amounts.ts";
import type { Capture } from "./capture.ts";

/** A dispute of PayPal's API (v1), without its links. */
export interface Dispute {
  dispute_id: string;
  create_time: string;
  update_time: string;
  disputed_transactions: {
    seller_transaction_id: string;
    invoice_number?: string;
    custom?: string;
    create_time: string;
    gross_amount: Money;
    transaction_status: "COMPLETED";
  }[];
  reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED";
  status: "OPEN" | "WAITING_FOR_SELLER_RESPONSE" | "RESOLVED";
  dispute_amount: Money;
  dispute_life_cycle_stage: "INQUIRY" | "CHARGEBACK";
  dispute_channel: "INTERNAL";
  dispute_outcome?: {
    outcome_code: "RESOLVED_SELLER_FAVOUR" | "RESOLVED_BUYER_FAVOUR";
    amount_refunded?: Money;
  };
}

/** With milliseconds, which tell the events of a dispute apart. */
export const disputeTime = () => new Date().toISOString();

/** A dispute that a buyer opens about a capture. */
export function createDispute(capture: Capture): Dispute {
  const time = disputeTime();
  const { id, invoice_id, custom_id, create_time, amount } = capture;
  return {
    dispute_id: `PP-D-${randomInt(10_000, 1_000_000)}`,
    create_time: time,
    update_time: time,
    disputed_transactions: [
      {
        seller_transaction_id: id,
        ...(invoice_id && { invoice_number: invoice_id }),
        ...(custom_id && { custom: custom_id }),
        create_time,
        gross_amount: amount,
        transaction_status: "COMPLETED",
      },
    ],
    reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
    status: "OPEN",
    dispute_amount: amount,
    dispute_life_cycle_stage: "INQUIRY",
    dispute_channel: "INTERNAL",
  };
}

/** The response body of GET, and the resource of the webhooks of a dispute. */
export const disputeRepresentation = (dispute: Dispute, origin: string) => ({
  ...dispute,
  links: [
    { href: `${origin}/paypal/v1/customer/disputes/${dispute.dispute_id}`, rel: "self", method: "GET" },
  ],
});
