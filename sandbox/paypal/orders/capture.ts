import { declined, rateLimited, serverError, unprocessable } from "../errors.ts";
import { currentTime, newId } from "../ids.ts";
import { fromCents, type Money, toCents } from "./amounts.ts";
import type { OrderRecord } from "./order.ts";
import type { PurchaseUnit } from "./purchase-units.ts";

export interface Capture {
  id: string;
  status: "COMPLETED" | "DECLINED";
  amount: Money;
  custom_id?: string;
  invoice_id?: string;
  create_time: string;
}

/** @throws PayPalError if the order's status or the behaviour of its card prevents the capture */
export function assertCapturable({ order, behaviour, captureAttempts }: OrderRecord): void {
  if (order.status === "COMPLETED") throw alreadyCaptured();
  if (order.status !== "APPROVED") throw notApproved();

  if (behaviour === "decline") throw declined();
  if (behaviour === "server-error") throw serverError();
  if (behaviour === "rate-limit-once" && captureAttempts === 1) throw rateLimited();
}

export const hangsBeforeCapture = ({ behaviour, captureAttempts }: OrderRecord) =>
  behaviour === "hang" || (behaviour === "hang-once" && captureAttempts === 1);

/** Completes the order and records a capture for each purchase unit. */
export function capturePayment({ order, behaviour }: OrderRecord): Capture[] {
  const status = behaviour === "decline-in-capture" ? "DECLINED" : "COMPLETED";
  const captures = order.purchase_units.map((unit) => createCapture(unit, status));
  order.purchase_units = order.purchase_units.map((unit, n) => ({
    ...unit,
    payments: { captures: [captures[n]] },
  }));
  order.status = "COMPLETED";
  order.update_time = currentTime();
  return captures;
}

function createCapture({ amount, custom_id, invoice_id }: PurchaseUnit, status: Capture["status"]): Capture {
  const time = currentTime();
  const paid = { currency_code: amount.currency_code, value: amount.value };
  const result =
    status === "COMPLETED" ? receivableBreakdown(paid) : { processor_response: { response_code: "5120" } };
  return {
    id: newId(),
    status,
    amount: paid,
    ...(custom_id && { custom_id }),
    ...(invoice_id && { invoice_id }),
    ...{ final_capture: true, ...result, create_time: time, update_time: time },
  };
}

/** Deducts PayPal's fee of 2.99 % plus 49 cents. */
function receivableBreakdown(paid: Money) {
  const gross = toCents(paid);
  const fee = Math.round(gross * 0.0299) + 49;
  const [fees, net] = [fee, gross - fee].map((cents) => fromCents(cents, paid.currency_code));
  return { seller_receivable_breakdown: { gross_amount: paid, paypal_fee: fees, net_amount: net } };
}

const alreadyCaptured = () =>
  unprocessable(
    "ORDER_ALREADY_CAPTURED",
    "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  );

const notApproved = () =>
  unprocessable(
    "ORDER_NOT_APPROVED",
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid payment_source in the request.",
  );
