import { ProductTitle } from "../cart/schemas.ts";
import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";
import { Specification } from "../specification/schemas.ts";

/** An invoice of the signed-in customer. */
export const Invoice = z.object({
  /** The amount due; for a paid invoice, the amount paid. */
  invoice: z.object({ invoice_due: Money }),
  /** Shown with the prefix `IV-` (`invoice-label.ts`). */
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
  /** The lines of the order. `total_price` is that of the line. */
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
  /** The order's total, before payments and credit notes. */
  order_total: Money,
  /** Paid before the invoice was issued. */
  paid_before: Money,
  credit_notes: z.array(
    z.object({ number: z.string(), amount: Money, date: z.iso.date(), reason: z.string() }),
  ),
});
export type Invoice = z.infer<typeof Invoice>;
