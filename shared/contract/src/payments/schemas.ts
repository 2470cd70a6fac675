import { z } from "zod";
import { OrderAddress } from "../address/schemas.ts";
import { Money } from "../common/money-schema.ts";
import { Problem } from "../common/problem.ts";

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
