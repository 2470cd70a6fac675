import { OrderAddress } from "../address/schemas.ts";
import { Money } from "../common/money-schema.ts";
import { Problem } from "../common/problem.ts";
import { optionalLine, singleLine } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";

/**
 * `total_price` is the amount paid by card or PayPal: the cart's total, its credit portion beside a purchase order or,
 * with `order_number`, the amount of that order's invoice. 409 if the server's amount differs.
 */
export const CreatePayment = z.object({ total_price: Money, order_number: optionalLine("Order number", 20) });
export type CreatePayment = z.infer<typeof CreatePayment>;

/** The amounts and address of a payment. Every amount is compared with the server's; 409 if one differs. */
export const CapturePayment = z.object({
  address: OrderAddress,
  quantity: z.int().min(1),
  subtotal: Money,
  shipping_amount: Money,
  /** Recorded only; the server computes the tax. */
  tax_amount: Money.optional(),
  discount_code: z.string().max(60).nullish(),
  cart: z.unknown().optional(),
});
export type CapturePayment = z.infer<typeof CapturePayment>;

/** The payment of an invoice. `order_number` is the store's; `address` is recorded only. */
export const CaptureInvoice = z.object({
  address: OrderAddress.nullish(),
  total_price: Money,
  order_number: singleLine("Order number", 20),
});
export type CaptureInvoice = z.infer<typeof CaptureInvoice>;

/** A capture in PayPal's format. `purchase_units[0].payments.captures[0].id` identifies it on the confirmation page. */
export const CaptureResponse = z.object({
  purchase_units: z.array(
    z.object({ payments: z.object({ captures: z.array(z.object({ id: z.string() })) }) }),
  ),
});

/** 422 of a capture: the provider's refusal. */
export const PaymentRefusal = Problem.extend({
  details: z.array(z.object({ issue: z.string(), description: z.string() })),
  debug_id: z.string(),
});
export type PaymentRefusal = z.infer<typeof PaymentRefusal>;
