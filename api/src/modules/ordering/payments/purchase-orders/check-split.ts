import { toCents } from "@ligate/contract/common/money";
import { type PaymentSplit, purchaseOrderSplit } from "@ligate/contract/payments/payment-split";
import { limitText } from "@ligate/contract/payments/purchase-order-limit";
import type { PurchaseOrderPayment } from "@ligate/contract/payments/purchase-order-schemas";
import { conflict, type ProblemError, unprocessable } from "../../../../http/problem.ts";
import { type PricedLine, toCart } from "../../cart/cart.service.ts";
import { type Amounts, cartChanged, checkCart } from "../check-cart.ts";
import { type PaymentTerms, toPurchaseOrderTerms } from "./payment-terms.ts";

const TOO_LITTLE = "Orders below $100.00 are paid by card or PayPal.";
const NEEDS_CARD =
  "For orders of $1,000.00 or more, half is paid by card or PayPal, and half by purchase order.";
const NEEDS_NO_CARD = "For orders below $1,000.00, a purchase order pays the whole order; no card is needed.";
const NEEDS_NO_CARD_ON_TERMS = "A purchase order pays this whole order; no card is needed.";

/**
 * Splits a cart's total between a purchase order and card or PayPal.
 * @param terms of the cart, which is locked
 * @param half true if card or PayPal pays one half
 * @throws ProblemError 409 if the page showed other amounts, 422 if this total cannot be paid this way
 */
export function checkSplit(
  lines: PricedLine[],
  body: PurchaseOrderPayment,
  { terms, half }: { terms: PaymentTerms | undefined; half: boolean },
): Amounts & PaymentSplit {
  const amounts = checkCart(lines, body, toCents(body.total_price));
  const split = purchaseOrderSplit(amounts.totalCents, terms?.paysAll);
  if (!split) throw unprocessable(TOO_LITTLE);
  if (!isShown(split, body)) {
    const haveTermsChanged = isShown(purchaseOrderSplit(amounts.totalCents, !terms?.paysAll), body);
    throw haveTermsChanged ? splitChanged(lines, split, terms) : cartChanged(lines);
  }
  if (half !== split.creditCents > 0) throw unprocessable(half ? needsNoCard(terms) : NEEDS_CARD);
  return { ...amounts, ...split };
}

const isShown = (split: PaymentSplit | undefined, shown: PurchaseOrderPayment): boolean =>
  split?.creditCents === toCents(shown.credit_price) && split.poCents === toCents(shown.po_price);

const needsNoCard = (terms: PaymentTerms | undefined): string =>
  terms?.paysAll ? NEEDS_NO_CARD_ON_TERMS : NEEDS_NO_CARD;

/** 409 with the current cart and its terms, after the terms have changed since the page showed them. */
export function splitChanged(
  lines: PricedLine[],
  { creditCents }: Pick<PaymentSplit, "creditCents">,
  terms: PaymentTerms | undefined,
): ProblemError {
  const limit = terms?.account && !terms.paysAll ? `${limitText(terms.account)} ` : "";
  const payment =
    creditCents > 0
      ? "Half of your order is now paid by card or PayPal, and half by purchase order."
      : "A purchase order now pays your whole order.";
  return conflict(`${limit}${payment} Please check it and confirm again.`, {
    cart: { ...toCart(lines), ...(terms && { purchase_order_terms: toPurchaseOrderTerms(terms) }) },
  });
}
