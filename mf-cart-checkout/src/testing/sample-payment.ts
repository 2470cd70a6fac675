import type { PaymentStatus } from "@ligate/contract/payments/schemas";
import { problem } from "@ligate/platform/testing/fake-api";

/** The response to a capture. */
export const aCapture = (id: string) => ({ purchase_units: [{ payments: { captures: [{ id }] } }] });

/** The response to a capture that the provider refuses. */
export const aRefusal = (issue: string, description: string) =>
  problem(422, "Refused.", { details: [{ issue, description }], debug_id: "f5d2a7" });

/** The state of a payment, as the API sends it. */
export const aStatus = (
  outcome: PaymentStatus["outcome"],
  status: Partial<PaymentStatus> = {},
): PaymentStatus => {
  const isPlaced = outcome === "taken" || outcome === "under_review";
  return {
    outcome,
    until: null,
    order_number: isPlaced ? "LG-1001" : null,
    payment_token: isPlaced ? "TOKEN-1" : null,
    refusal: null,
    ...status,
  };
};
