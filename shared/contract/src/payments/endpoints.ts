import { CartProblem } from "../cart/schemas.ts";
import { Problem, problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import { PurchaseOrderPayment } from "./purchase-order-schemas.ts";
import {
  CaptureInvoice,
  CapturePayment,
  CaptureResponse,
  CreatePayment,
  PaymentRefusal,
  PaymentStatus,
  PaymentUnconfirmed,
} from "./schemas.ts";

export const createPayment = endpoint({
  method: "POST",
  path: "/api/orders/create/",
  tag: "payment",
  summary: "Creates a payment with the provider for the cart, its credit portion or an invoice.",
  signedIn: true,
  body: CreatePayment,
  errors: {
    ...problems(403, 404, 429, 503),
    409: CartProblem,
    422: PaymentRefusal.or(Problem),
    502: PaymentRefusal.or(Problem),
  },
  response: z.object({ id: z.string() }),
});

export const capturePayment = endpoint({
  method: "POST",
  path: "/api/orders/capture/:orderID",
  tag: "payment",
  summary: "Captures the payment and places the order, or pays the invoice. Idempotent.",
  signedIn: true,
  body: z.union([CaptureInvoice, CapturePayment]),
  errors: {
    ...problems(403, 429, 503),
    409: CartProblem,
    422: PaymentRefusal.or(Problem),
    502: PaymentUnconfirmed.or(PaymentRefusal).or(Problem),
  },
  response: CaptureResponse,
});

/**
 * `:id` is PayPal's id of the payment, or the `attempt` of a purchase order that pays a whole order. Pages ask after a lost
 * response. 404 for a payment that the store does not know: it then has not received a purchase order of that attempt.
 */
export const getPaymentStatus = endpoint({
  method: "GET",
  path: "/api/orders/payment-status/:id",
  tag: "payment",
  summary: "Returns the outcome of a payment, or that it is not known yet.",
  signedIn: true,
  response: PaymentStatus,
});

const PaymentToken = z.object({
  /** Identifies the order in URLs: `/order-confirmation/{payment_token}`. */
  payment_token: z.string(),
});

/**
 * For totals from 100 to below 1000; otherwise 422. A repeated submission returns the first one's token. 403 if the email
 * address is not verified, or the account has too many unpaid purchase orders.
 */
export const payWithPurchaseOrder = endpoint({
  method: "POST",
  path: "/api/orders/pay-with-purchase-order/",
  tag: "payment",
  summary: "Places an order of 100 to below 1000 by purchase order. Idempotent.",
  signedIn: true,
  multipart: true,
  body: PurchaseOrderPayment,
  errors: { ...problems(403, 413, 415, 422), 409: CartProblem },
  response: PaymentToken,
});

/** For totals from 1000: half by the payment `:orderID`, half by purchase order, atomically. 403 as above. */
export const capturePurchaseOrder = endpoint({
  method: "POST",
  path: "/api/orders/capture/po/:orderID",
  tag: "payment",
  summary: "Pays an order from 1000 half by capture and half by purchase order, atomically.",
  signedIn: true,
  multipart: true,
  body: PurchaseOrderPayment,
  errors: {
    ...problems(403, 413, 415, 429, 503),
    409: CartProblem,
    422: Problem.or(PaymentRefusal),
    502: PaymentUnconfirmed.or(PaymentRefusal).or(Problem),
  },
  response: CaptureResponse.extend(PaymentToken.shape),
});
