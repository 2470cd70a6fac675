import type {
  BillingAddress,
  OrderAddress,
  OrderReferences,
  ShippingAddress,
} from "@ligate/contract/address/schemas";
import type { Cart, CartItem } from "@ligate/contract/cart/schemas";
import { toDollars } from "@ligate/contract/common/money";
import type { PaymentSplit } from "@ligate/contract/payments/payment-split";
import type { CapturePayment } from "@ligate/contract/payments/schemas";
import { salesTaxCents } from "@ligate/contract/tax/sales-tax";
import type { PurchaseOrder } from "../../purchase-order/index.ts";
import { getOrderAmounts } from "../../shared/order-amounts.ts";

export interface OrderDetails {
  cart: Cart;
  shipping: ShippingAddress;
  /** `undefined` if the order is billed to the shipping address. */
  billingAddress: BillingAddress | undefined;
  references?: OrderReferences | undefined;
  /** The sales-tax rate of the ZIP code. `undefined` if it could not be loaded; the API then adds the tax later. */
  taxRate: string | undefined;
}

/** The body of a capture: the order that the buyer has seen. The API compares the amounts with its own. */
export function createCapturePayload(details: OrderDetails): CapturePayment {
  const { cart, taxRate } = details;
  const { quantity, subtotalCents, shippingCents } = getOrderAmounts(cart.data);
  return {
    address: getOrderAddress(details),
    ...withReferences(details),
    cart: getShownLines(cart),
    quantity,
    discount_code: null,
    subtotal: toDollars(subtotalCents),
    tax_amount: taxRate === undefined ? undefined : toDollars(salesTaxCents(subtotalCents, taxRate)),
    shipping_amount: toDollars(shippingCents),
  };
}

/** The lines without what is not compared: the specifications of a large cart would exceed the limit of a request. */
const getShownLines = ({ data }: Cart): Omit<CartItem, "specification">[] =>
  data.map(({ specification: _, ...line }) => line);

export const getOrderAddress = ({ shipping, billingAddress }: OrderDetails): OrderAddress => ({
  ...shipping,
  ...(billingAddress && { billing_address: billingAddress }),
});

/** The references that are filled in, if there are any. */
function withReferences({ references = {} }: OrderDetails): Pick<CapturePayment, "references"> {
  const entered = Object.entries(references).filter(([, text]) => text);
  return entered.length > 0 ? { references: Object.fromEntries(entered) } : {};
}

/** The same order with a purchase order, as the fields of a multipart form. */
export function createPurchaseOrderPayload(
  details: OrderDetails,
  { creditCents, poCents }: PaymentSplit,
  { number, file }: PurchaseOrder,
) {
  const { subtotal, shipping_amount, tax_amount, quantity, address, references } =
    createCapturePayload(details);
  return {
    order_number: number,
    po_file: file,
    cart: JSON.stringify(getShownLines(details.cart)),
    quantity: String(quantity),
    subtotal: subtotal.toFixed(2),
    shipping_amount: shipping_amount.toFixed(2),
    tax_amount: tax_amount?.toFixed(2),
    total_price: toDollars(creditCents + poCents).toFixed(2),
    address: JSON.stringify(address),
    references: references && JSON.stringify(references),
    credit_price: toDollars(creditCents).toFixed(2),
    po_price: toDollars(poCents).toFixed(2),
  };
}
