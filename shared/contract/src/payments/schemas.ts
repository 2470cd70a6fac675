import { OrderAddress, OrderReferences } from "../address/schemas.ts";
import { Money } from "../common/money-schema.ts";
import { Problem } from "../common/problem.ts";
import { optionalLine, singleLine } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";

/**
 * `total_price` is the amount paid by card or PayPal: the cart's total, its credit portion beside a purchase order or,
 * with `order_number`, the amount of that order's invoice. 409 if the server's amount differs.
 */
export const CreatePayment = z
  .object({
    total_price: Money,
    order_number: optionalLine("Order number", 20),
    /** The button that was pressed. The payment is refused if PayPal reports another source at its capture. */
    payment_source: z.enum(["paypal", "card"]).default("paypal"),
    /** Where the cart is shipped to, which PayPal shows. The capture has to name the same; required without `order_number`. */
    address: OrderAddress.optional(),
  })
  .refine(({ order_number, address }) => order_number || address, {
    path: ["address"],
    error: "A shipping address is required",
  });
export type CreatePayment = z.input<typeof CreatePayment>;

/**
 * A line of the cart as the page showed it. Another specification, or a promise that has become worse, is a 409. Requests
 * accept any line, because older pages send other fields; what is no `ShownLine` is not compared.
 */
export const ShownLine = z.looseObject({
  id: z.int(),
  ready_quantity: z.int().min(0).optional(),
  ready_days: z.int().min(0).nullish(),
  made_to_order_days: z.int().min(0).nullish(),
  specification_key: z.string().optional(),
});
export type ShownLine = z.infer<typeof ShownLine>;

/**
 * The amounts and address of a payment. 409 if an amount differs from the server's, or the shipping address from that of
 * the created payment.
 */
export const CapturePayment = z.object({
  address: OrderAddress,
  quantity: z.int().min(1),
  subtotal: Money,
  shipping_amount: Money,
  /** Recorded only; the server computes the tax. */
  tax_amount: Money.optional(),
  references: OrderReferences.optional(),
  discount_code: z.string().max(60).nullish(),
  /** The lines that the page showed, each a `ShownLine` or a line of an older page. */
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

/** `PENDING`: PayPal reviews the payment; the order is placed, but not produced meanwhile. */
const Capture = z.object({ id: z.string(), status: z.enum(["COMPLETED", "PENDING"]).optional() });

/** A capture in PayPal's format. `purchase_units[0].payments.captures[0].id` identifies it on the confirmation page. */
export const CaptureResponse = z.object({
  purchase_units: z.array(z.object({ payments: z.object({ captures: z.array(Capture) }) })),
});
export type CaptureResponse = z.infer<typeof CaptureResponse>;

/** 422 of a capture: the provider's refusal. */
export const PaymentRefusal = Problem.extend({
  details: z.array(z.object({ issue: z.string(), description: z.string() })),
  debug_id: z.string(),
});
export type PaymentRefusal = z.infer<typeof PaymentRefusal>;

/**
 * Where the money of a payment is.
 *
 * - `not_started`: the store has not been asked to take it. Nothing was taken.
 * - `processing`: not known yet; the store keeps asking PayPal until the time `until`.
 * - `taken`: taken, and the order is placed or the invoice paid.
 * - `under_review`: PayPal reviews the payment; the order is placed.
 * - `not_taken`: refused or given up. Nothing was taken; paying again is right.
 * - `held`: another amount or source was captured than agreed. The store looks into it; paying again is wrong.
 */
export const PAYMENT_OUTCOMES = [
  "not_started",
  "processing",
  "taken",
  "under_review",
  "not_taken",
  "held",
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** The state of a payment attempt of the signed-in customer. */
export const PaymentStatus = z.object({
  outcome: z.enum(PAYMENT_OUTCOMES),
  /** The latest time at which the outcome will be known, while it is `processing`; otherwise null. */
  until: z.iso.datetime().nullable(),
  /** The order that is placed, or whose invoice is paid. */
  order_number: z.string().nullable(),
  /** Identifies the placed order, or the paid invoice, in the address of its confirmation page. */
  payment_token: z.string().nullable(),
  /** Why nothing was taken. */
  refusal: PaymentRefusal.nullable(),
});
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** 502 of a capture whose outcome is `processing` or `held`; the same fields as `PaymentStatus`. */
export const PaymentUnconfirmed = Problem.extend({
  outcome: z.enum(["processing", "held"]),
  until: z.iso.datetime().nullable(),
});
export type PaymentUnconfirmed = z.infer<typeof PaymentUnconfirmed>;
