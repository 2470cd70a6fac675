import { rateLimited, serverError } from "../errors.ts";
import type { PayPalStore } from "../paypal-store.ts";
import { refused } from "../refusals.ts";
import type { Order, OrderRecord } from "./order.ts";

/** @throws PayPalError if the order's status or the behaviour of its card prevents the capture */
export function assertCapturable(store: PayPalStore, record: OrderRecord): void {
  const { order, behaviour, captureAttempts } = record;
  if (order.status === "COMPLETED") throw refused("ORDER_ALREADY_CAPTURED");
  if (order.status === "PAYER_ACTION_REQUIRED" && order.payment_source?.card)
    throw refused("PAYER_ACTION_REQUIRED");
  if (order.status !== "APPROVED") throw refused("ORDER_NOT_APPROVED");
  if (hasPaidInvoiceId(store, order)) throw refused("DUPLICATE_INVOICE_ID");

  if (behaviour === "decline") throw refused("INSTRUMENT_DECLINED");
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
