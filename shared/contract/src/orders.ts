import { z } from "zod";
import { OrderAddress } from "./address.ts";
import { Cart } from "./cart.ts";
import { endpoint } from "./endpoint.ts";
import { Money } from "./money.ts";
import { Problem } from "./problem.ts";

/**
 * `total_price`: what card or PayPal is to pay, compared with the server's own; 409 where it differs. It is the
 * cart's total, or its credit portion beside a purchase order; with `order_number`, that order's invoice.
 */
export const CreatePayment = z.object({ total_price: Money, order_number: z.string().max(20).optional() });
export type CreatePayment = z.infer<typeof CreatePayment>;

/** What the page believes it pays. Every amount is compared with the server's own: 409 where one differs. */
export const CapturePayment = z.object({
  address: OrderAddress,
  quantity: z.int().min(1),
  subtotal: Money,
  shipping_amount: Money,
  /** The server computes its own; sent for the record. */
  tax_amount: Money.optional(),
  discount_code: z.string().max(60).nullish(),
  cart: z.unknown().optional(),
});
export type CapturePayment = z.infer<typeof CapturePayment>;

/** The payment of an invoice, named by our order's number. `address` is sent for the record. */
export const CaptureInvoice = z.object({
  address: OrderAddress.nullish(),
  total_price: Money,
  order_number: z.string().max(20),
});
export type CaptureInvoice = z.infer<typeof CaptureInvoice>;

/** PayPal's shape of a capture: `purchase_units[0].payments.captures[0].id` is shown on the confirmation. */
export const Captured = z.object({
  purchase_units: z.array(
    z.object({ payments: z.object({ captures: z.array(z.object({ id: z.string() })) }) }),
  ),
});

/** 422 of a capture: the provider's refusal, in its words. */
export const PaymentRefusal = Problem.extend({
  details: z.array(z.object({ issue: z.string(), description: z.string() })),
  debug_id: z.string(),
});
export type PaymentRefusal = z.infer<typeof PaymentRefusal>;

/** 409: what was sent differs from the server's cart, which is told afresh. */
export const CartConflict = Problem.extend({ cart: Cart });
export type CartConflict = z.infer<typeof CartConflict>;

const Address = z.object({
  address_line_1: z.string(),
  apt_suite: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
});

/** An order as its owner sees it. */
export const OrderView = z.object({
  order_number: z.string(),
  status: z.string(),
  items: z.array(
    z.object({
      product_sku: z.string(),
      product_name: z.string(),
      url: z.string(),
      quantity: z.int(),
      total_price: Money,
    }),
  ),
  subtotal: Money,
  shipping_amount: Money,
  tax_amount: Money,
  total_price: Money,
  /** `Made with PayPal`, `Paid with Purchase Order (PO)`, the card's name, or both in words. */
  payment_source: z.string(),
  last_digits: z.string(),
  /** The buyer's own number, where a purchase order pays it or half of it. */
  po_number: z.string().optional(),
  order_placed_date: z.iso.date(),
  est_delivery_date: z.iso.date(),
  shipping_address: Address,
  billing_address: Address,
  user: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
});
export type OrderView = z.infer<typeof OrderView>;

/** The first element has `total_rate`, a decimal text such as "0.086250"; empty where the ZIP is unknown. */
export const TaxRates = z.array(z.object({ zip_code: z.string(), total_rate: z.string() }));

export const createPayment = endpoint({
  method: "POST",
  path: "/api/orders/create/",
  body: CreatePayment,
  answer: z.object({ id: z.string() }),
});
export const capturePayment = endpoint({
  method: "POST",
  path: "/api/orders/capture/:orderID",
  body: z.union([CaptureInvoice, CapturePayment]),
  answer: Captured,
});
/** `:id` is our order number, a payment token or a capture id. */
export const viewOrder = endpoint({ method: "GET", path: "/api/users/view-order/:id", answer: OrderView });
export const getTax = endpoint({
  method: "GET",
  path: "/api/tax/",
  query: z.object({ zip_code: z.string().max(10) }),
  answer: TaxRates,
});
