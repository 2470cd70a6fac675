import { ProductTitle } from "../cart/schemas.ts";
import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";

/** A quote that staff have issued to the customer's address. */
export const QuoteSummary = z.object({
  number: z.string(),
  issued_on: z.iso.date(),
  /** The last day on which it can be used. */
  expires_on: z.iso.date(),
  state: z.enum(["open", "used", "expired"]),
  /** The order of this customer that used it. */
  order_number: z.string().optional(),
  /** Of a quote on terms: a purchase order pays it wholly, and its invoices are due after this many days. */
  net_days: z.int().min(1).optional(),
  /** Without shipping. */
  total_price: Money,
  items: z.array(
    z.object({
      product_sku: z.string(),
      product_name: z.string(),
      title: ProductTitle,
      quantity: z.int(),
      /** Total of the line, at the quoted price. */
      total_price: Money,
    }),
  ),
});
export type QuoteSummary = z.infer<typeof QuoteSummary>;
