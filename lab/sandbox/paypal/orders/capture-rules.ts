import { declined, rateLimited, serverError, unprocessable } from "../errors.ts";
import type { PayPalStore } from "../paypal-store.ts";
import type { Order, OrderRecord } from "./order.ts";

/** @throws PayPalError if the order's status or the behaviour of its card prevents the capture */
export function assertCapturable(store: PayPalStore, record: OrderRecord): void {
  const { order, behaviour, captureAttempts } = record;
  if (order.status === "COMPLETED") throw alreadyCaptured();
  if (order.status === "PAYER_ACTION_REQUIRED" && order.payment_source?.card) throw actionRequired();
  if (order.status !== "APPROVED") throw notApproved();
  if (hasPaidInvoiceId(store, order)) throw duplicateInvoiceId();

  if (behaviour === "decline") throw declined();
  if (behaviour === "server-error") throw serverError();
  if (behaviour === "rate-limit-once" && captureAttempts === 1) throw rateLimited();
}

export const hangsBeforeCapture = ({ behaviour, captureAttempts }: OrderRecord) =>
  behaviour === "hang" || (behaviour === "hang-once" && captureAttempts === 1);

/** Whether another payment with the same invoice id was taken or is under review. */
function hasPaidInvoiceId(store: PayPalStore, { purchase_units }: Order): boolean {
  const ids = purchase_units.flatMap(({ invoice_id }) => invoice_id ?? []);
  return [...store.captures.values()].some(
    ({ capture: { invoice_id, status } }) =>
      invoice_id !== undefined && ids.includes(invoice_id) && status !== "DECLINED" && status !== "FAILED",
  );
}

const duplicateInvoiceId = () =>
  unprocessable(
    "DUPLICATE_INVOICE_ID",
    "Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.",
  );

const actionRequired = () =>
  unprocessable(
    "PAYER_ACTION_REQUIRED",
    "Transaction cannot complete successfully, instruct the buyer to return to PayPal.",
  );

const alreadyCaptured = () =>
  unprocessable(
    "ORDER_ALREADY_CAPTURED",
    "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  );

const notApproved = () =>
  unprocessable(
    "ORDER_NOT_APPROVED",
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
  );
