import { z } from "zod";
import { Money } from "../common/money-schema.ts";

/** An invoice of an order, as its owner sees it. */
export const Invoice = z.object({
  /** What it asks for; once it is paid, what was paid. */
  invoice: z.object({ invoice_due: Money }),
  /** Shown with the prefix `IV-` (`invoice-number.ts`). */
  invoice_number: z.string(),
  order_number: z.string(),
  billing_date: z.iso.date(),
  due_date: z.iso.date(),
  status: z.enum(["unpaid", "paid"]),
  paid_date: z.iso.date().nullable(),
  /** How the invoice was paid, as an order tells it; empty while it is unpaid. */
  payment_source: z.string(),
  last_digits: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;
