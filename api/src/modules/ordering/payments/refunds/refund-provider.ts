/** A refund at PayPal. */
export interface ProviderRefund {
  /** PayPal's id of the refund. */
  id: string;
  /** The refunded capture, from the link `up`. */
  captureId: string;
  amountCents: number;
  currency: string;
  /** The `custom_id`: the request id with which the store asked for the refund; absent for refunds made at PayPal. */
  requestId?: string;
}

/**
 * The outcome of a refund. `refused`: PayPal has refused, cancelled or failed it, and no money was paid back. `unknown`:
 * it may or may not have been made.
 */
export type RefundOutcome =
  | { kind: "done" | "pending"; refund: ProviderRefund }
  | { kind: "refused"; why: string }
  | { kind: "unknown"; why: string };

/** PayPal's calls for refunds. */
export interface RefundProvider {
  /**
   * `POST /v2/payments/captures/{id}/refund`. Idempotent by the request id, which is also sent as `custom_id`.
   * @param note PayPal's mail to the buyer has it
   */
  refund(captureId: string, requestId: string, amountCents: number, note?: string): Promise<RefundOutcome>;
  /** `GET /v2/payments/refunds/{id}`. `unknown` also if PayPal does not know the refund. */
  readRefund(refundId: string): Promise<RefundOutcome>;
}
