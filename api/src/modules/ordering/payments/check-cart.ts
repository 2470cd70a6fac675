import { ShippingAddress } from "@ligate/contract/address/schemas";
import { toCents } from "@ligate/contract/common/money";
import { orderAmounts } from "@ligate/contract/orders/order-amounts";
import type { CapturePayment } from "@ligate/contract/payments/schemas";
import { conflict } from "../../../http/problem.ts";
import { assertAvailable, assertSpecified } from "../cart/assert-lines.ts";
import { countPieces, type PricedLine, toCart } from "../cart/cart.service.ts";
import { assertOrderSize } from "../orders/place-order.ts";
import type { Payment } from "./payments.table.ts";

/** The amounts of a cart at the server's prices. */
export interface Amounts {
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
}

/** The amounts of a cart that the page showed. */
type ShownAmounts = Pick<CapturePayment, "quantity" | "subtotal" | "shipping_amount">;

export function calculateAmounts(lines: PricedLine[]): Amounts {
  const { subtotalCents, shippingCents, totalCents } = orderAmounts(lines);
  return { subtotalCents, shippingCents, totalCents };
}

const EMPTY = "Please add items to your cart before proceeding to checkout.";
const DIFFERS = "Your cart or its prices have changed. Please check them and confirm again.";

/** 409 with the current cart. */
export const cartChanged = (lines: PricedLine[]) =>
  conflict(lines.length === 0 ? EMPTY : DIFFERS, { cart: toCart(lines) });

/**
 * @throws ProblemError 409 with the current cart if the page showed another quantity or amount, pieces are not
 * available, or a specification is not complete; 422 if the order would be larger than PayPal accepts
 */
export function checkCart(lines: PricedLine[], body: ShownAmounts, totalCents: number): Amounts {
  assertAvailable(lines);
  assertSpecified(lines);
  const amounts = calculateAmounts(lines);
  const isSame =
    lines.length > 0 &&
    amounts.totalCents === totalCents &&
    countPieces(lines) === body.quantity &&
    amounts.subtotalCents === toCents(body.subtotal) &&
    amounts.shippingCents === toCents(body.shipping_amount);
  if (!isSame) throw cartChanged(lines);
  assertOrderSize(amounts.totalCents);
  return amounts;
}

const FIELDS = Object.keys(ShippingAddress.shape) as (keyof ShippingAddress)[];

/**
 * @throws ProblemError 409 if an order would be shipped to another address than the one that PayPal was given when the
 * payment was created: PayPal protects the seller only there
 */
export function assertSameAddress({ shippingAddress }: Payment, address: ShippingAddress): void {
  if (FIELDS.every((name) => (shippingAddress?.[name] ?? "") === (address[name] ?? ""))) return;
  throw conflict(
    "The shipping address has changed since this payment was started. You were not charged. Please pay again.",
  );
}
