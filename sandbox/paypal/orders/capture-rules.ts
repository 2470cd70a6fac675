import { declined, rateLimited, serverError, unprocessable } from "../errors.ts";
import type { OrderRecord } from "./order.ts";

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
