import { OrderAddress, OrderReferences } from "../address/schemas.ts";
import { CountText, jsonText, MoneyText } from "../common/multipart-schemas.ts";
import { optionalLine, requiredLine } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";
import {
  PURCHASE_ORDER_FIELDS_REQUIRED,
  PURCHASE_ORDER_FILE_MAX_BYTES,
  PURCHASE_ORDER_FILE_TOO_BIG,
} from "./purchase-order-constants.ts";

/**
 * A payment by purchase order as a multipart form, with money as decimal strings. Every amount except the tax is
 * compared with the server's; 409 if one differs.
 */
export const PurchaseOrderPayment = z.object({
  /** The buyer's PO number. Several orders may have the same one. */
  order_number: requiredLine("Purchase order number", 60, PURCHASE_ORDER_FIELDS_REQUIRED),
  /** A PDF, checked by its content. */
  po_file: z.file().max(PURCHASE_ORDER_FILE_MAX_BYTES, PURCHASE_ORDER_FILE_TOO_BIG),
  /** The lines of the cart, as in `CapturePayment`. Their ids distinguish a repeated submission from a second order of the same items. */
  cart: jsonText(
    z
      .array(z.looseObject({ id: z.int() }))
      .min(1)
      .max(100),
    200_000,
  ),
  quantity: CountText,
  subtotal: MoneyText,
  shipping_amount: MoneyText,
  /** Recorded only; the server computes the tax. */
  tax_amount: MoneyText.optional(),
  total_price: MoneyText,
  address: jsonText(OrderAddress, 10_000),
  /** Without the PO number, which is `order_number`. */
  references: jsonText(OrderReferences, 4_000).optional(),
  /** The parts paid by card or PayPal and by purchase order (`payment-split.ts`). */
  credit_price: MoneyText,
  po_price: MoneyText,
  /** A random id that the page makes for each attempt, so that it can ask for the outcome after a lost response. */
  attempt: optionalLine("Attempt", 40),
});
export type PurchaseOrderPayment = z.infer<typeof PurchaseOrderPayment>;
