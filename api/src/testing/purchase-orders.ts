import type { Cart } from "@ligate/contract/cart/schemas";
import { toCents, toDollars } from "@ligate/contract/common/money";
import { purchaseOrderSplit } from "@ligate/contract/payments/payment-split";
import { desc } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  changeOrderStatus,
  issueInvoice,
  recordBankPayment,
  type ShipmentRequest,
  shipOrder,
} from "../modules/ordering/index.ts";
import { orders } from "../modules/ordering/tables.ts";
import type { Browser } from "./browser.ts";
import { signUpVerified } from "./customers.ts";
import { ADDRESS, add, atCheckout, capture, getCart, getTotal, openPayment, PLASMID } from "./shoppers.ts";
import { smallPdf } from "./small-pdf.ts";

export const STAFF = { actor: "grace", publicUrl: "https://store.example" };
/** A parcel that any product may travel in. */
export const PARCEL = {
  ...STAFF,
  carrier: "fedex",
  trackingNumber: "770123456789",
  dryIceGrams: 2500,
  shippedOn: "2026-11-20",
} as const;
export const aPdf = (name = "po-7.pdf", content = smallPdf()) => new File([content], name);

/**
 * A customer with a verified email address and plasmids in the cart. One plasmid costs less than 1000 dollars, three cost
 * more.
 */
export async function shopping(
  db: Database,
  by: Browser,
  pieces = 1,
  email = "ada@lab.example",
): Promise<Cart> {
  await signUpVerified(db, by, email);
  await add(by, PLASMID, pieces);
  return getCart(by);
}

/** The form of the checkout's purchase-order tab. */
export function poForm(cart: Cart) {
  const total = getTotal(cart);
  const { creditCents, poCents } = purchaseOrderSplit(toCents(total)) ?? { creditCents: 0, poCents: 0 };
  return {
    order_number: "PO-7",
    po_file: aPdf(),
    cart: JSON.stringify(cart.data),
    quantity: String(cart.count),
    subtotal: cart.total_price.toFixed(2),
    shipping_amount: (total - cart.total_price).toFixed(2),
    tax_amount: "0.00",
    total_price: total.toFixed(2),
    address: JSON.stringify(ADDRESS),
    credit_price: toDollars(creditCents).toFixed(2),
    po_price: toDollars(poCents).toFixed(2),
  };
}

export const payByOrder = (by: Browser, cart: Cart, differing: object = {}) =>
  by.postForm("/api/orders/pay-with-purchase-order/", { ...poForm(cart), ...differing });

export const captureHalf = (by: Browser, id: string, cart: Cart, differing: object = {}) =>
  by.postForm(`/api/orders/capture/po/${id}`, { ...poForm(cart), ...differing });

/** A customer at the checkout with a cart above 1000 dollars and a payment created for half of it. */
export async function inHalves(db: Database, by: Browser, email?: string) {
  const cart = await shopping(db, by, 3, email);
  return { cart, id: await openHalf(by, cart) };
}

export const openHalf = (by: Browser, cart: Cart, differing: object = {}): Promise<string> =>
  openPayment(by, cart, { total_price: Number(poForm(cart).credit_price), ...differing });

/** A customer whose order by purchase order has been invoiced. @returns the order number */
export async function invoiced(db: Database, by: Browser, email?: string): Promise<string> {
  const { body } = await payByOrder(by, await shopping(db, by, 1, email));
  const view = await by.get(`/api/users/view-order/${body.payment_token}`);
  const { order_number } = view.body;
  await invoice(db, order_number);
  return order_number;
}

/** Creates a payment for an invoice, as the page `/checkout/{order-number}` does. */
export async function openInvoice(by: Browser, order_number: string, differing: object = {}) {
  const { body: seen } = await by.get(`/api/orders/get-invoice/${order_number}`);
  const total_price: number = seen.invoice.invoice_due;
  const { body } = await by.post("/api/orders/create/", {
    total_price,
    order_number,
    payment_source: "card",
    ...differing,
  });
  const id: string = body.id;
  const pay = () => by.post(`/api/orders/capture/${id}`, { address: null, total_price, order_number });
  return { id, total_price, pay };
}

/** The number of the newest order. */
export async function newestOrder(db: Database): Promise<string> {
  const [order] = await db.select().from(orders).orderBy(desc(orders.id)).limit(1);
  return order?.orderNumber ?? "";
}

/** An open order of $420.00 that is paid by card. @returns its number */
export async function paidByCard(db: Database, by: Browser, email?: string): Promise<string> {
  const { id, cart } = await atCheckout(by, email);
  await capture(by, id, cart);
  return newestOrder(db);
}

/** An open order of $1,131.00 that is paid half by card and half by purchase order. @returns its number */
export async function paidInHalves(db: Database, by: Browser): Promise<string> {
  const { id, cart } = await inHalves(db, by);
  await captureHalf(by, id, cart);
  return newestOrder(db);
}

/** Moves an open order to `ready_for_delivery`. */
export const makeReady = (db: Database, number: string) =>
  db.transaction(async (tx) => {
    await changeOrderStatus(tx, number, "in_progress", STAFF);
    await changeOrderStatus(tx, number, "ready_for_delivery", STAFF);
  });

/** Ships an order that is ready for delivery, whole or in part, and issues the invoice for it. @returns the invoice */
export const shipAndInvoice = (db: Database, number: string, pieces?: ShipmentRequest["pieces"]) =>
  db.transaction(async (tx) => {
    const trackingNumber = `${PARCEL.trackingNumber}${pieces ? "0" : ""}`;
    await shipOrder(tx, number, { ...PARCEL, trackingNumber, pieces });
    return issueInvoice(tx, number, STAFF);
  });

/** Ships an open order, and moves it to `invoiced`. @returns the invoice */
export async function invoice(db: Database, number: string) {
  await makeReady(db, number);
  return shipAndInvoice(db, number);
}

/** Records a check for an invoice. @returns the invoice after it */
export const payByCheck = (db: Database, invoiceNumber: string, amountCents: number, reference = "1043") =>
  db.transaction((tx) =>
    recordBankPayment(
      tx,
      invoiceNumber,
      { amountCents, method: "check", reference, receivedOn: "2026-11-27" },
      STAFF,
    ),
  );
