import { z } from "zod";
import { CartProblem } from "../cart/schemas.ts";
import { Problem, problems } from "../common/problem.ts";
import { endpoint } from "../endpoint.ts";
import { PurchaseOrderPayment } from "./purchase-order-schemas.ts";
import { Captured, CaptureInvoice, CapturePayment, CreatePayment, PaymentRefusal } from "./schemas.ts";

export const createPayment = endpoint({
  method: "POST",
  path: "/api/orders/create/",
  tag: "payment",
  summary: "Opens a payment with the provider: for the cart, its credit portion, or an invoice.",
  signedIn: true,
  body: CreatePayment,
  errors: { ...problems(404, 502, 503), 409: CartProblem },
  response: z.object({ id: z.string() }),
});

export const capturePayment = endpoint({
  method: "POST",
  path: "/api/orders/capture/:orderID",
  tag: "payment",
  summary: "Takes the money and places the order, or pays an invoice; repeated, it answers the same.",
  signedIn: true,
  body: z.union([CaptureInvoice, CapturePayment]),
  errors: { ...problems(429, 503), 409: CartProblem, 422: PaymentRefusal, 502: Problem.or(PaymentRefusal) },
  response: Captured,
});

const PaymentToken = z.object({
  /** Names the order in addresses: `/order-confirmation/{payment_token}`. */
  payment_token: z.string(),
});

/** For totals of 100 to below 1000; 422 says how to pay others. A repeated press gets the first one's token. */
export const payWithPurchaseOrder = endpoint({
  method: "POST",
  path: "/api/orders/pay-with-purchase-order/",
  tag: "payment",
  summary: "Places an order of 100 to below 1000 by purchase order; repeated, it answers the same.",
  signedIn: true,
  multipart: true,
  body: PurchaseOrderPayment,
  errors: { ...problems(413, 415, 422), 409: CartProblem },
  response: PaymentToken,
});

/** From 1000 on: half by the payment `:orderID`, half by purchase order; both hold or neither. */
export const capturePurchaseOrder = endpoint({
  method: "POST",
  path: "/api/orders/capture/po/:orderID",
  tag: "payment",
  summary: "From 1000 on takes half of the money and a purchase order for the rest: both or neither.",
  signedIn: true,
  multipart: true,
  body: PurchaseOrderPayment,
  errors: {
    ...problems(413, 415, 429, 503),
    409: CartProblem,
    422: Problem.or(PaymentRefusal),
    502: Problem.or(PaymentRefusal),
  },
  response: Captured.extend(PaymentToken.shape),
});
