import { toCents } from "@ligate/contract/common/money";
import { type PaymentSplit, purchaseOrderSplit } from "@ligate/contract/payments/payment-split";
import type { PurchaseOrderPayment } from "@ligate/contract/payments/purchase-order-schemas";
import { unprocessable } from "../../../../http/problem.ts";
import type { PricedLine } from "../../cart/cart.service.ts";
import { type Amounts, cartChanged, checkCart } from "../check-cart.ts";

const TOO_LITTLE = "Orders below $100.00 are paid by card or PayPal.";
const NEEDS_CARD =
  "For orders of $1,000.00 or more, half is paid by card or PayPal, and half by purchase order.";
const NEEDS_NO_CARD = "For orders below $1,000.00, a purchase order pays the whole order; no card is needed.";

/**
 * Splits a cart's total between a purchase order and card or PayPal.
 * @param half true if card or PayPal pays one half
 * @throws ProblemError 409 if the page showed other amounts, 422 if this total cannot be paid this way
 */
export function checkSplit(
  lines: PricedLine[],
  body: PurchaseOrderPayment,
  half: boolean,
): Amounts & PaymentSplit {
  const amounts = checkCart(lines, body, toCents(body.total_price));
  const split = purchaseOrderSplit(amounts.totalCents);
  if (!split) throw unprocessable(TOO_LITTLE);
  if (half !== split.creditCents > 0) throw unprocessable(half ? NEEDS_NO_CARD : NEEDS_CARD);
  const isSame = split.creditCents === toCents(body.credit_price) && split.poCents === toCents(body.po_price);
  if (!isSame) throw cartChanged(lines);
  return { ...amounts, ...split };
}
