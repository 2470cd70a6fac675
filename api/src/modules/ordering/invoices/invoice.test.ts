import { eq, sql } from "drizzle-orm";
import { outbox } from "../../../jobs/outbox.table.ts";
import type { Browser } from "../../../testing/browser.ts";
import { signUp, subjectsTo } from "../../../testing/customers.ts";
import {
  captureHalf,
  inHalves,
  invoice,
  invoiced,
  openInvoice,
  payByCheck,
} from "../../../testing/purchase-orders.ts";
import { sandboxProviders, slowly } from "../../../testing/sandbox-providers.ts";
import { atCheckout, capture, getCart, PLASMID } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";
import { orderStatusChanges, orders } from "../orders/orders.table.ts";
import { auditMoney } from "../payments/audit/audit-money.ts";
import { claim } from "../payments/capture/claim.ts";
import { orderFromInvoice } from "../payments/capture/order-sources.ts";
import { reconcile } from "../payments/capture/reconcile.ts";
import { captureAttempts, ledger, payments } from "../payments/payments.table.ts";
import { invoices } from "./invoices.table.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const EMAIL = "ada@lab.example";
const dueNow = () => db().update(captureAttempts).set({ leaseUntil: sql`now()`, retryAt: sql`now()` });

const invoiceOf = async (by: Browser, number: string) =>
  (await by.get(`/api/orders/get-invoice/${number}`)).body;
const statusOf = async (number: string) =>
  (await db().select().from(orders).where(eq(orders.orderNumber, number)))[0]?.status;

describe("an invoice", () => {
  it("has the unpaid amount of the order, is due in 30 days, and is mailed", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const [order] = await db().select().from(orders);

    expect(await invoiceOf(ada, number)).toEqual({
      invoice: { invoice_due: (order?.totalCents ?? 0) / 100 },
      invoice_number: number,
      order_number: number,
      billing_date: new Date().toISOString().slice(0, 10),
      due_date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      status: "unpaid",
      paid_date: null,
      payment_source: "",
      last_digits: "",
      is_under_review: false,
      lines: [expect.objectContaining({ product_sku: PLASMID, quantity: 1, total_price: 429 })],
      shipping_amount: (order?.shippingCents ?? 0) / 100,
      order_total: (order?.totalCents ?? 0) / 100,
      paid_before: 0,
      payments: [],
      credit_notes: [],
    });
    expect(await statusOf(number)).toBe("invoiced");
    const mails = await db().select().from(outbox);
    expect(mails.at(-1)).toMatchObject({
      recipient: EMAIL,
      subject: expect.stringContaining(`IV-${number}`),
    });
    expect(mails.at(-1)?.text).toContain(`https://store.example/checkout/${number}`);
  });

  it("of an order paid in halves has the purchase order's half", async () => {
    const ada = browser();
    const { id, cart } = await inHalves(db(), ada);
    await captureHalf(ada, id, cart);
    const [order] = await db().select().from(orders);
    const number = order?.orderNumber ?? "";

    await invoice(db(), number);

    const total = order?.totalCents ?? 0;
    expect(await db().select().from(invoices)).toMatchObject([{ amountCents: Math.round(total / 2) }]);
  });

  it("is paid by card, which also marks the order as paid and mails both", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const { pay, total_price } = await openInvoice(ada, number);

    expect((await pay()).body).toMatchObject({
      purchase_units: [{ payments: { captures: [{ id: providers.captureId() }] } }],
    });

    expect(providers.taken()).toEqual([total_price.toFixed(2)]);
    expect((await auditMoney(db())).mismatches).toEqual([]);
    expect(await invoiceOf(ada, number)).toMatchObject({
      invoice: { invoice_due: total_price },
      status: "paid",
      paid_date: new Date().toISOString().slice(0, 10),
      payment_source: "Visa",
      last_digits: "1111",
    });
    for (const name of [number, providers.captureId()]) {
      expect((await ada.get(`/api/users/view-order/${name}`)).body).toMatchObject({
        status: "paid",
        payment_source: "Paid with Purchase Order (PO)",
      });
    }
    expect((await subjectsTo(db(), EMAIL)).at(-1)).toBe(`Payment for invoice IV-${number} received`);
    expect(await db().select().from(orderStatusChanges)).toHaveLength(5);
    const list = await ada.get("/api/users/view-orders/?status=completed");
    expect(list.body.order_items).toMatchObject([{ status: "paid" }]);
  });

  it("does not change the cart", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    await ada.post("/api/orders/cart/", {
      cart_item: { product_sku: "CA-LA-CMXXPC-XXXXXX-PD10" },
      quantity: 1,
    });

    await (await openInvoice(ada, number)).pay();

    expect((await getCart(ada)).count).toBe(1);
  });

  it("is paid once for concurrent requests, repeated ones, and earlier payments", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const [first, second] = [await openInvoice(ada, number), await openInvoice(ada, number)];
    providers.plan("capture", slowly);

    const answers = await Promise.all([first.pay(), first.pay(), second.pay()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect((await first.pay()).body).toEqual(answers[0]?.body);
    const paid = { detail: `Invoice IV-${number} has already been paid. You were not charged again.` };
    expect(await second.pay()).toMatchObject({ status: 409, body: paid });
    const again = { total_price: first.total_price, order_number: number };
    expect(await ada.post("/api/orders/create/", again)).toMatchObject({ status: 409, body: paid });
    expect(providers.taken()).toHaveLength(1);
    expect((await db().select().from(ledger)).filter(({ kind }) => kind === "capture")).toHaveLength(1);
  });

  it("remains unpaid after a declined card, and is paid by an accepted one", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const { pay } = await openInvoice(ada, number);
    providers.plan("capture", "decline", "approve");

    expect((await pay()).status).toBe(422);
    expect(await statusOf(number)).toBe("invoiced");
    expect(await invoiceOf(ada, number)).toMatchObject({ status: "unpaid" });
    expect((await pay()).status).toBe(200);
    expect(await statusOf(number)).toBe("paid");
  });

  it("cannot be paid at another amount, nor with the payment of a cart", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const { id, total_price } = await openInvoice(ada, number);

    expect(await ada.post("/api/orders/create/", { total_price: 1, order_number: number })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining(`The amount due on invoice IV-${number} is $`) },
    });
    const cheaper = { total_price: 1, order_number: number };
    expect((await ada.post(`/api/orders/capture/${id}`, cheaper)).status).toBe(404);
    const { id: ofCart, cart } = await atCheckout(ada);
    const asInvoice = { total_price, order_number: number };
    expect((await ada.post(`/api/orders/capture/${ofCart}`, asInvoice)).status).toBe(404);
    expect((await capture(ada, id, cart)).status).toBe(404);
    expect(providers.taken()).toEqual([]);
  });

  it("answers 404 to other users, as for an unknown invoice, and 401 without a session", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const { id, total_price } = await openInvoice(ada, number);
    const eve = browser();
    await signUp(eve, "eve@lab.example");
    const body = { total_price, order_number: number };

    const unknown = await eve.get("/api/orders/get-invoice/0000000000");
    expect(unknown.status).toBe(404);
    expect(await eve.get(`/api/orders/get-invoice/${number}`)).toMatchObject({
      status: 404,
      body: unknown.body,
    });
    expect(await eve.post("/api/orders/create/", body)).toMatchObject({ status: 404, body: unknown.body });
    expect((await eve.post(`/api/orders/capture/${id}`, body)).status).toBe(404);
    expect((await browser().get(`/api/orders/get-invoice/${number}`)).status).toBe(401);
    expect((await browser().post(`/api/orders/capture/${id}`, body)).status).toBe(401);
  });

  it("is neither shown to an unverified customer nor paid by one", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const { pay, total_price } = await openInvoice(ada, number);
    await db().update(users).set({ emailVerifiedAt: null });
    const unverified = {
      status: 403,
      body: {
        detail: expect.stringMatching(/^Please verify your e-mail address first: .* request a new one/),
      },
    };

    expect(await ada.get(`/api/orders/get-invoice/${number}`)).toMatchObject(unverified);
    const request = { total_price, order_number: number };
    expect(await ada.post("/api/orders/create/", request)).toMatchObject(unverified);
    expect(await pay()).toMatchObject(unverified);
    expect(providers.taken()).toEqual([]);
  });

  it("is paid once by the reconciler if the process died after the claim", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const { id, total_price } = await openInvoice(ada, number);
    const [payment] = await db().select().from(payments);
    const request = { userId: payment?.userId ?? 0, providerOrderId: id };
    const subject = orderFromInvoice({ total_price, order_number: number });
    await db().transaction((tx) => claim(tx, request, subject));
    await expect(payByCheck(db(), number, 100)).rejects.toThrow("is being confirmed");

    await dueNow();
    await Promise.all([reconcile(app().payments), reconcile(app().payments)]);

    expect(await statusOf(number)).toBe("paid");
    expect(providers.taken()).toHaveLength(1);
  });

  it("remains unpaid, and the buyer is mailed, if nothing was captured within ten minutes", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const { pay } = await openInvoice(ada, number);
    providers.plan("capture", "no answer", "no answer");
    expect((await pay()).status).toBe(502);
    await dueNow();
    await db().update(captureAttempts).set({ startedAt: sql`now() - interval '11 minutes'` });

    await reconcile(app().payments);

    expect(await statusOf(number)).toBe("invoiced");
    const mails = await db().select().from(outbox);
    expect(mails.at(-1)?.text).toContain(`Invoice IV-${number} is still unpaid.`);
    expect((await pay()).status).toBe(200);
  });
});
