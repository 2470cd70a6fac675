import { toCents } from "@ligate/contract/cents";
import type { CapturePayment } from "@ligate/contract/orders";
import { shippingFeeCents } from "@ligate/contract/shipping";
import { cartOf, countOf, type PricedLine, subtotalCents } from "../cart/cart.service.ts";
import { conflict } from "../problem.ts";

/** What a cart costs, by the server's own prices. */
export interface Amounts {
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
}

export function amountsOf(lines: PricedLine[]): Amounts {
  const subtotal = subtotalCents(lines);
  const shippingCents = shippingFeeCents(subtotal);
  return { subtotalCents: subtotal, shippingCents, totalCents: subtotal + shippingCents };
}

const EMPTY = "Please add items to your cart before proceeding to checkout.";
const DIFFERS = "Your cart or its prices have changed meanwhile. Please check them and confirm again.";

/** @throws ProblemError 409 with the cart as it is, where the page saw another total */
export function checkTotal(lines: PricedLine[], expectedCents: number): Amounts {
  const amounts = amountsOf(lines);
  if (lines.length === 0) throw conflict(EMPTY, { cart: cartOf(lines) });
  if (amounts.totalCents !== expectedCents) throw conflict(DIFFERS, { cart: cartOf(lines) });
  return amounts;
}

/** @throws ProblemError 409 with the cart as it is, where the page saw another quantity or amount */
export function checkCart(lines: PricedLine[], seen: CapturePayment, paidCents: number): Amounts {
  const amounts = checkTotal(lines, paidCents);
  const isSame =
    countOf(lines) === seen.quantity &&
    amounts.subtotalCents === toCents(seen.subtotal) &&
    amounts.shippingCents === toCents(seen.shipping_amount);
  if (!isSame) throw conflict(DIFFERS, { cart: cartOf(lines) });
  return amounts;
}
