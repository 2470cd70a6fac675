import { toCents } from "@ligate/contract/common/money";
import type { CaptureInvoice } from "@ligate/contract/payments/schemas";
import { notFound } from "../../../../http/problem.ts";
import { lockUnpaidInvoice } from "../../invoices/check-invoice.ts";
import type { PaymentContext } from "../payment-context.ts";
import { capturePayment } from "./capture-payment.ts";
import type { CaptureRequest, OrderSource } from "./claim.ts";

/** Captures the payment of an invoice. @returns PayPal's id of the capture */
export const captureInvoice = (context: PaymentContext, request: CaptureRequest, body: CaptureInvoice) =>
  capturePayment(context, request, orderOfInvoice(body));

/** Finds the order of the invoice for which the payment was created. */
export const orderOfInvoice =
  (body: CaptureInvoice): OrderSource =>
  async (tx, { userId, amountCents, invoiceOf }) => {
    if (amountCents !== toCents(body.total_price)) throw notFound("such payment");
    const id = await lockUnpaidInvoice(tx, userId, body.order_number, amountCents);
    if (id !== invoiceOf) throw notFound("such payment");
    return { id };
  };
