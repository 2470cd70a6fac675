import { fromCents, type Money, toCents } from "../amounts.ts";
import type { PurchaseUnit } from "../orders/order.ts";
import { currentTime, newId } from "../rest-format.ts";

export type CaptureStatus =
  | "COMPLETED"
  | "DECLINED"
  | "PENDING"
  | "PARTIALLY_REFUNDED"
  | "REFUNDED"
  | "FAILED";

/** A capture of PayPal's API, without its links. */
export interface Capture {
  id: string;
  status: CaptureStatus;
  /** Why the capture is pending or was reversed. */
  status_details?: { reason: string };
  amount: Money;
  custom_id?: string;
  invoice_id?: string;
  final_capture: boolean;
  seller_protection?: { status: string; dispute_categories?: string[] };
  seller_receivable_breakdown?: { gross_amount: Money; paypal_fee: Money; net_amount: Money };
  /** Of card payments. */
  processor_response?: ProcessorResponse;
  create_time: string;
  update_time: string;
}

export interface ProcessorResponse {
  response_code: string;
  avs_code?: string;
  cvv_code?: string;
}

export type NewCaptureStatus = Extract<CaptureStatus, "COMPLETED" | "DECLINED" | "PENDING">;

const CARD_ANSWERS: Record<NewCaptureStatus, ProcessorResponse> = {
  COMPLETED: { response_code: "0000", avs_code: "Y", cvv_code: "M" },
  PENDING: { response_code: "0000", avs_code: "Y", cvv_code: "M" },
  // Insufficient funds, in PayPal's table of response codes.
  DECLINED: { response_code: "5120", avs_code: "Y", cvv_code: "M" },
};

/** Captures the amount of a purchase unit. */
export function createCapture(
  { amount, custom_id, invoice_id }: PurchaseUnit,
  status: NewCaptureStatus,
  isByCard: boolean,
): Capture {
  const time = currentTime();
  const paid = { currency_code: amount.currency_code, value: amount.value };
  return {
    id: newId(),
    status,
    ...(status === "PENDING" && { status_details: { reason: "PENDING_REVIEW" } }),
    amount: paid,
    ...(custom_id && { custom_id }),
    ...(invoice_id && { invoice_id }),
    final_capture: true,
    ...(status === "COMPLETED" && received(paid)),
    ...(isByCard && { processor_response: CARD_ANSWERS[status] }),
    create_time: time,
    update_time: time,
  };
}

/** The fields of a capture whose money has reached the merchant. PayPal's fee is 2.99 % plus 49 cents. */
export function received(paid: Money) {
  const gross = toCents(paid);
  const fee = Math.round(gross * 0.0299) + 49;
  return {
    seller_protection: {
      status: "ELIGIBLE",
      dispute_categories: ["ITEM_NOT_RECEIVED", "UNAUTHORIZED_TRANSACTION"],
    },
    seller_receivable_breakdown: {
      gross_amount: paid,
      paypal_fee: fromCents(fee, paid.currency_code),
      net_amount: fromCents(gross - fee, paid.currency_code),
    },
  };
}
