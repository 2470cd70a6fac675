import { signUpVerified } from "../customers.ts";
import { deposit } from "../deposit.ts";
import { anOrder, aQuote } from "../orders.ts";
import { inHalves, invoiced, payByOrder, poForm, shopping } from "../purchase-orders.ts";
import {
  add,
  atCheckout,
  COMPLETE,
  capture,
  captureBody,
  getCart,
  KNOCK_IN_SKU,
  paymentBody,
} from "../shoppers.ts";
import type { TestApp } from "../test-app.ts";
import { aCustomer } from "./sample-customer-calls.ts";

const EMAIL = "ada@lab.example";
const CLASSES = ["CRISPR", "Overexpression", "RNAi"] as const;

/** A customer with an order that has one line of each class. */
async function aBuyer(shop: TestApp) {
  const { by } = await aCustomer(shop);
  const lines = CLASSES.map((orderClass) => ({
    orderClass,
    productSku: `${orderClass}-1`,
    specification: COMPLETE,
  }));
  const order = await anOrder(shop.db(), EMAIL, {}, lines);
  return { by, order };
}

async function anOrderedDesign(shop: TestApp) {
  const { by } = await aCustomer(shop);
  const { orderNumber } = await anOrder(shop.db(), EMAIL);
  return { by, params: { id: orderNumber, line: "1" } };
}

async function aDocument(shop: TestApp) {
  const { by, order } = await aBuyer(shop);
  return { by, params: { number: order.orderNumber, kind: "receipt" } };
}

async function listed(shop: TestApp) {
  return { by: (await aBuyer(shop)).by };
}

/** Samples of calls about the cart, payments and orders. */
export const sampleOrderCalls = {
  getCart: async (shop: TestApp) => {
    const by = shop.browser();
    await add(by);
    return { by };
  },
  changeCart: () => ({
    body: { cart_item: { product_sku: KNOCK_IN_SKU, specification: COMPLETE }, quantity: 1 },
  }),
  addQuoteToCart: async (shop: TestApp) => ({ params: { id: await aQuote(shop.db()) } }),
  createPayment: async (shop: TestApp) => {
    const { by } = await aCustomer(shop);
    await add(by);
    return { by, body: paymentBody(await getCart(by)) };
  },
  capturePayment: async (shop: TestApp) => {
    const by = shop.browser();
    const { id, cart } = await atCheckout(by, EMAIL);
    return { by, params: { orderID: id }, body: captureBody(cart) };
  },
  getPaymentStatus: async (shop: TestApp) => {
    const by = shop.browser();
    const { id, cart } = await atCheckout(by, EMAIL);
    await capture(by, id, cart);
    return { by, params: { id } };
  },
  payWithPurchaseOrder: async (shop: TestApp) => {
    const by = shop.browser();
    return { by, body: poForm(await shopping(shop.db(), by)) };
  },
  capturePurchaseOrder: async (shop: TestApp) => {
    const by = shop.browser();
    const { id, cart } = await inHalves(shop.db(), by);
    return { by, params: { orderID: id }, body: poForm(cart) };
  },
  getInvoice: async (shop: TestApp) => {
    const by = shop.browser();
    return { by, params: { id: await invoiced(shop.db(), by) } };
  },
  viewOrder: async (shop: TestApp) => {
    const { by, order } = await aBuyer(shop);
    await deposit(shop, order);
    return { by, params: { id: order.orderNumber } };
  },
  getOrderDocument: async (shop: TestApp) => {
    const { by, order } = await aBuyer(shop);
    return { by, params: { number: order.orderNumber, kind: "confirmation" } };
  },
  getLinkedDocument: async (shop: TestApp) => {
    const { by, order } = await aBuyer(shop);
    const { body } = await by.post(`/api/users/order-document/${order.orderNumber}/receipt/link/`);
    return { by: shop.browser(), params: { token: new URL(body.url).pathname.split("/")[3] ?? "" } };
  },
  createDocumentLink: aDocument,
  revokeDocumentLinks: aDocument,
  cancelOrder: async (shop: TestApp) => {
    const by = shop.browser();
    const { body } = await payByOrder(by, await shopping(shop.db(), by));
    return { by, params: { id: body.payment_token }, body: { reason: "Ordered twice" } };
  },
  getOrderFile: async (shop: TestApp) => {
    const { by } = await aCustomer(shop);
    const { file } = await deposit(shop, await anOrder(shop.db(), EMAIL));
    return { by, params: { id: file.token } };
  },
  orderAgain: async (shop: TestApp) => {
    const { by } = await aCustomer(shop);
    const soldAndNot = [{}, { productSku: "TR-0000", productName: "Reagent, 1 mL" }];
    const { orderNumber } = await anOrder(shop.db(), EMAIL, {}, soldAndNot);
    return { by, params: { id: orderNumber } };
  },
  getOrderSequences: anOrderedDesign,
  getOrderSequence: anOrderedDesign,
  countOrders: listed,
  findPoNumber: async (shop: TestApp) => {
    const by = shop.browser();
    await invoiced(shop.db(), by);
    return { by, params: { number: "PO-7" } };
  },
  viewOrders: listed,
  listOrderSummaries: listed,
  listQuotes: async (shop: TestApp) => {
    const by = shop.browser();
    await signUpVerified(shop.db(), by, EMAIL);
    await aQuote(shop.db(), { email: EMAIL });
    return { by };
  },
  viewCloningCrisprOrders: listed,
  viewCloningOverexpressionOrders: listed,
  viewCloningRnaiOrders: listed,
};
