import { z } from "zod";
import { OrderAddress } from "../address/schemas.ts";
import { CountText, jsonText, MoneyText } from "../common/multipart-schemas.ts";
import {
  PURCHASE_ORDER_FIELDS_REQUIRED,
  PURCHASE_ORDER_FILE_MAX_BYTES,
  PURCHASE_ORDER_FILE_TOO_BIG,
} from "./purchase-order-constants.ts";

/**
 * What the page believes that it buys by purchase order. Every amount but the tax is compared with the
 * server's own: 409 where one differs. Money is a decimal text: it is a multipart form.
 */
export const PurchaseOrderPayment = z.object({
  /** The buyer's own number. One may stand for several orders. */
  order_number: z.string().trim().min(1, PURCHASE_ORDER_FIELDS_REQUIRED).max(60),
  /** A PDF, judged by its content. */
  po_file: z.file().max(PURCHASE_ORDER_FILE_MAX_BYTES, PURCHASE_ORDER_FILE_TOO_BIG),
  /** The lines as the cart answered them: their ids tell a repeated press from another order of the same. */
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
  /** The server computes its own; sent for the record. */
  tax_amount: MoneyText.optional(),
  total_price: MoneyText,
  address: jsonText(OrderAddress, 10_000),
  /** What card or PayPal pays now, and what the purchase order stands for (`payment-split.ts`). */
  credit_price: MoneyText,
  po_price: MoneyText,
});
export type PurchaseOrderPayment = z.infer<typeof PurchaseOrderPayment>;
