import { ProductTitle } from "../cart/schemas.ts";
import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";
import { Specification } from "../specification/schemas.ts";

/** An invoice of the signed-in customer. */
export const Invoice = z.object({
  /** The balance; of a paid invoice, the amount that it asked for, without credit notes. */
  invoice: z.object({ invoice_due: Money }),
  /** Shown with the prefix `IV-` (`invoice-label.ts`). Further invoices of an order append `-2`, `-3` …. */
  invoice_number: z.string(),
  order_number: z.string(),
  billing_date: z.iso.date(),
  due_date: z.iso.date(),
  status: z.enum(["unpaid", "paid"]),
  paid_date: z.iso.date().nullable(),
  /** Payment source as on an order; empty while the invoice is unpaid. */
  payment_source: z.string(),
  last_digits: z.string(),
  /** PayPal reviews a payment of this invoice; another one is not accepted meanwhile. */
  is_under_review: z.boolean(),
  /** The shipped pieces that it is for. `total_price` is theirs. */
  lines: z.array(
    z.object({
      product_sku: z.string(),
      product_name: z.string(),
      title: ProductTitle,
      quantity: z.int(),
      total_price: Money,
      specification: Specification.nullable(),
    }),
  ),
  shipping_amount: Money,
  /** The value of the lines with shipping, before payments and credit notes. */
  order_total: Money,
  /** The share of it that was paid in advance. */
  paid_before: Money,
  /** Received for the invoice, the oldest first; older APIs do not tell. */
  payments: z.array(z.object({ label: z.string(), date: z.iso.date(), amount: Money })).optional(),
  credit_notes: z.array(
    z.object({ number: z.string(), amount: Money, date: z.iso.date(), reason: z.string() }),
  ),
});
export type Invoice = z.infer<typeof Invoice>;

/** An invoice on the page of its order. */
export const OrderInvoice = z.object({
  invoice_number: z.string(),
  /** The balance; of a paid invoice, the amount that it asked for. */
  invoice_due: Money,
  due_date: z.iso.date(),
  is_paid: z.boolean(),
  /** PayPal reviews a payment of it. */
  is_under_review: z.boolean(),
  /** Received for it, if more than nothing and less than all. */
  part_paid: Money.optional(),
  /** Received beyond what it asks for. */
  overpaid: Money.optional(),
});
export type OrderInvoice = z.infer<typeof OrderInvoice>;
