import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";

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
});
export type Invoice = z.infer<typeof Invoice>;
