import { sql } from "drizzle-orm";
import { outbox } from "../../../../jobs/outbox.table.ts";
import { confirmations, expectNoOrder } from "../../../../testing/expect-order.ts";
import { aPdf, captureHalf, inHalves, openHalf, poForm } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders, slowly } from "../../../../testing/sandbox-providers.ts";
import { ADDRESS, add, capture, getCart, getTotal, openPayment } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { orders } from "../../orders/orders.table.ts";
import { auditMoney } from "../audit/audit-money.ts";
import { claim } from "../capture/claim.ts";
import { reconcile } from "../capture/reconcile.ts";
import { captureAttempts, ledger, payments } from "../payments.table.ts";
import { orderFromHalfCart } from "./capture-purchase-order.ts";
import { purchaseOrders } from "./purchase-orders.table.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const dueNow = () => db().update(captureAttempts).set({ leaseUntil: sql`now()`, retryAt: sql`now()` });

/** Expects one open order with one capture, one purchase order, one email and no attempt left. */
async function expectHalves() {
  expect(providers.taken()).toHaveLength(1);
  const [order] = await db().select().from(orders);
  const [filed] = await db().select().from(purchaseOrders);
  const booked = await db().select().from(ledger);
  expect(order?.status).toBe("open");
  expect(booked.map(({ kind }) => kind).sort()).toEqual(["capture", "purchase_order"]);
  expect(booked.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(order?.totalCents);
  expect(filed).toMatchObject({ orderId: order?.id, poNumber: "PO-7" });
  expect(await db().select().from(captureAttempts)).toEqual([]);
  expect(await confirmations(db())).toHaveLength(1);
  expect((await auditMoney(db())).mismatches).toEqual([]);
}

async function expectNothing() {
  await expectNoOrder(db());
  expect(await db().select().from(purchaseOrders)).toEqual([]);
  expect(providers.taken()).toEqual([]);
}

describe("from 1000 dollars on", () => {
  it("a card pays one half and a purchase order the other", async () => {
    const ada = browser();
    const { id, cart } = await inHalves(db(), ada);

    const { status, body } = await captureHalf(ada, id, cart);

    expect(status).toBe(200);
    expect(body.purchase_units[0].payments.captures).toEqual([
      { id: providers.captureId(), status: "COMPLETED" },
    ]);
    await expectHalves();
    expect(providers.taken()).toEqual([(getTotal(cart) / 2).toFixed(2)]);
    expect((await getCart(ada)).count).toBe(0);
    for (const name of [body.payment_token, providers.captureId()]) {
      expect((await ada.get(`/api/users/view-order/${name}`)).body).toMatchObject({
        total_price: getTotal(cart),
        payment_source: "Purchase Order (PO) and Visa",
        last_digits: "1111",
        po_number: "PO-7",
      });
    }
    const mails = await db().select().from(outbox);
    expect(mails.at(-1)?.text).toMatch(/your payment of \$[\d,.]+ and your purchase order PO-7 for order/);
  });

  it("three concurrent requests and a later one create one order and capture once", async () => {
    const ada = browser();
    const { id, cart } = await inHalves(db(), ada);
    providers.plan("capture", slowly);

    const answers = await Promise.all([1, 2, 3].map(() => captureHalf(ada, id, cart)));
    answers.push(await captureHalf(ada, id, cart));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await expectHalves();
  });

  it("a declined card leaves no purchase order, an accepted one keeps both", async () => {
    const ada = browser();
    const { id, cart } = await inHalves(db(), ada);
    providers.plan("capture", "decline", "approve");

    expect(await captureHalf(ada, id, cart)).toMatchObject({
      status: 422,
      body: { details: [{ issue: "INSTRUMENT_DECLINED" }] },
    });
    await expectNothing();
    expect(await getCart(ada)).toEqual(cart);
    expect((await captureHalf(ada, id, cart)).status).toBe(200);
    await expectHalves();
  });

  it("captures nothing if the page's amounts differ or the payment has another amount", async () => {
    const ada = browser();
    const { id, cart } = await inHalves(db(), ada);
    const whole = await openPayment(ada, cart);

    expect(await captureHalf(ada, id, cart, { po_price: "1.00" })).toMatchObject({
      status: 409,
      body: { cart },
    });
    expect(await captureHalf(ada, whole, cart)).toMatchObject({ status: 409, body: { cart } });
    expect(await capture(ada, id, cart)).toMatchObject({ status: 409, body: { cart } });
    await add(ada);
    expect(await captureHalf(ada, id, cart)).toMatchObject({ status: 409, body: { cart: { count: 4 } } });
    await expectNothing();
  });

  it("captures nothing without a PDF, for another user's payment, or without a session", async () => {
    const ada = browser();
    const { id, cart } = await inHalves(db(), ada);
    const eve = browser();
    const others = await inHalves(db(), eve, "eve@lab.example");

    expect((await captureHalf(ada, id, cart, { po_file: aPdf("po.pdf", "no") })).status).toBe(422);
    expect((await captureHalf(ada, id, cart, { po_file: "" })).status).toBe(400);
    expect((await captureHalf(eve, id, others.cart)).status).toBe(404);
    expect((await captureHalf(browser(), id, cart)).status).toBe(401);
    await expectNothing();
  });
});

it("creates no payment of a half below 1000 dollars, nor of another amount", async () => {
  const ada = browser();
  const { cart } = await inHalves(db(), ada);
  await ada.post("/api/orders/cart/", { updateQuantity: true, product_id: cart.data[0]?.id, quantity: 1 });
  const small = await getCart(ada);

  for (const total_price of [getTotal(small) / 2, Number(poForm(cart).credit_price), 0]) {
    expect((await ada.post("/api/orders/create/", { total_price, address: ADDRESS })).status).toBe(409);
  }
  const id = await openPayment(ada, small);
  expect(await captureHalf(ada, id, small)).toMatchObject({
    status: 422,
    body: { detail: "For orders below $1,000.00, a purchase order pays the whole order; no card is needed." },
  });
  await expectNothing();
});

describe("if the process dies", () => {
  /** The state after the claim's transaction, before the capture. */
  async function claimAndDie() {
    const ada = browser();
    const { id, cart } = await inHalves(db(), ada);
    const [payment] = await db().select().from(payments);
    const { total_price, credit_price, po_price, subtotal, shipping_amount } = poForm(cart);
    const fields = {
      order_number: "PO-7",
      po_file: aPdf(),
      cart: cart.data,
      quantity: cart.count,
      address: ADDRESS,
      subtotal: Number(subtotal),
      shipping_amount: Number(shipping_amount),
      total_price: Number(total_price),
      credit_price: Number(credit_price),
      po_price: Number(po_price),
    };
    const half = orderFromHalfCart({ fields, file: Buffer.from("%PDF-1.7 %%EOF") }, undefined);
    const claimed = await db().transaction((tx) =>
      claim(tx, { userId: payment?.userId ?? 0, providerOrderId: id }, half),
    );
    if (claimed.kind !== "claimed") throw new Error("It was not claimed");
    return { ada, id, cart, attempt: claimed.attempt };
  }

  it("after the claim, the reconciler captures and opens the order", async () => {
    const { ada } = await claimAndDie();
    expect((await ada.get("/api/users/view-orders/")).body).toMatchObject({ total: 0 });

    await dueNow();
    await Promise.all([reconcile(app().payments), reconcile(app().payments)]);

    await expectHalves();
    expect((await getCart(ada)).count).toBe(0);
  });

  it("after the capture, the reconciler records it once and opens the order", async () => {
    const { id, attempt } = await claimAndDie();
    await app().payments.paypal.capture(id, attempt.requestId, "card");

    await dueNow();
    await reconcile(app().payments);

    await expectHalves();
  });

  it("after the claim of a declined card, only the cart is left", async () => {
    const { ada, cart } = await claimAndDie();
    providers.plan("capture", "decline");

    await dueNow();
    await reconcile(app().payments);

    await expectNothing();
    expect(await getCart(ada)).toEqual(cart);
    expect((await captureHalf(ada, await openHalf(ada, cart), cart)).status).toBe(200);
    await expectHalves();
  });

  it("a retry by the buyer finishes the payment too", async () => {
    const { ada, id, cart } = await claimAndDie();
    await dueNow();

    expect((await captureHalf(ada, id, cart)).status).toBe(200);
    await expectHalves();
  });
});
