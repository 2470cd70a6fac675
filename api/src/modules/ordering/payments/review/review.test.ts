import { sql } from "drizzle-orm";
import { outbox } from "../../../../jobs/outbox.table.ts";
import { confirmations, expectOneOrder } from "../../../../testing/expect-order.ts";
import { captureHalf, inHalves, invoiced, openInvoice, STAFF } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { add, atCheckout, capture, getCart, openPayment } from "../../../../testing/shoppers.ts";
import { recordLog, testApp } from "../../../../testing/test-app.ts";
import { orders } from "../../orders/orders.table.ts";
import { changeOrderStatus } from "../../orders/status/change-order-status.ts";
import { auditMoney } from "../audit/audit-money.ts";
import { reconcile } from "../capture/reconcile.ts";
import { CAPTURE_DIFFERS } from "../ledger.ts";
import { captureAttempts, ledger, payments } from "../payments.table.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(() => ({ ...providers.settings(), PAYPAL_WEBHOOK_ID: "WH1" }));

const booked = async () =>
  (await db().select().from(ledger)).map(({ kind, amountCents }) => `${kind} ${amountCents}`);
const subjects = async () =>
  (await db().select().from(outbox).orderBy(outbox.id)).map(({ subject }) => subject);
const dueNow = () => db().update(payments).set({ checkAt: sql`now()` }).where(sql`check_at is not null`);
const settle = async (status: "COMPLETED" | "DECLINED") => {
  providers.endReviews(status === "COMPLETED");
  await dueNow();
  await reconcile(app().payments);
};
const expectClean = async () => expect((await auditMoney(db())).mismatches).toEqual([]);

/** A customer whose payment PayPal reviews. */
async function underReview() {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  providers.plan("capture", "pending");
  const answer = await capture(ada, id, cart);
  return { ada, id, cart, answer };
}

const tell = (event: string, headers: Record<string, string> = providers.sign(event)) =>
  app().inject({
    method: "POST",
    url: "/api/paypal/webhook/",
    headers: { "content-type": "application/json", ...headers },
    payload: event,
  });

describe("a payment under review", () => {
  it("places the order without booking its money, and says so by mail", async () => {
    const { ada, answer } = await underReview();

    expect(answer).toMatchObject({
      status: 200,
      body: {
        purchase_units: [{ payments: { captures: [{ id: providers.captureId(), status: "PENDING" }] } }],
      },
    });
    expect(await db().select().from(orders)).toMatchObject([{ status: "open", paymentStatus: "pending" }]);
    expect(await booked()).toEqual([]);
    expect((await getCart(ada)).count).toBe(0);
    expect(await confirmations(db())).toMatchObject([
      { subject: expect.stringContaining("payment under review") },
    ]);
    await expectClean();
  });

  it("is returned to a repeated request", async () => {
    const { ada, id, cart, answer } = await underReview();

    expect((await capture(ada, id, cart)).body).toEqual(answer.body);
    expect(await db().select().from(orders)).toHaveLength(1);
  });

  it("does not block another order of the buyer", async () => {
    const { ada } = await underReview();
    await add(ada);
    const cart = await getCart(ada);

    expect((await capture(ada, await openPayment(ada, cart), cart)).status).toBe(200);
    expect(await db().select().from(captureAttempts)).toEqual([]);
  });

  it("is not produced", async () => {
    await underReview();
    const [order] = await db().select().from(orders);

    await expect(
      db().transaction((tx) => changeOrderStatus(tx, order?.orderNumber ?? "", "in_progress", STAFF)),
    ).rejects.toThrow("under review");
  });

  it("that PayPal completes is booked and confirmed once, also by several processes", async () => {
    await underReview();

    await settle("COMPLETED");
    await Promise.all([settle("COMPLETED"), settle("COMPLETED")]);

    await expectOneOrder(db(), providers);
    expect(await db().select().from(orders)).toMatchObject([{ paymentStatus: "confirmed" }]);
    expect((await subjects()).filter((subject) => subject.includes("payment confirmed"))).toHaveLength(1);
    await expectClean();
  });

  it("that PayPal denies cancels the order, and tells the buyer", async () => {
    const { ada, id, cart } = await underReview();

    await settle("DECLINED");

    const [order] = await db().select().from(orders);
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "denied" });
    expect(await booked()).toEqual([]);
    expect((await subjects()).at(-1)).toContain("payment declined");
    const { body } = await ada.get(`/api/users/view-order/${order?.orderNumber}`);
    expect(body.history.at(-1)).toMatchObject({
      status: "cancelled",
      note: "PayPal declined the payment after its review. You were not charged.",
    });
    expect((await ada.get(`/api/orders/payment-status/${id}`)).body).toMatchObject({
      outcome: "not_taken",
      refusal: { details: [{ issue: "CAPTURE_DECLINED" }] },
    });
    expect((await capture(ada, id, cart)).status).toBe(422);
    await expectClean();
  });

  it("is asked for again later while PayPal reviews it", async () => {
    await underReview();
    await dueNow();

    await reconcile(app().payments);

    expect(await db().select().from(payments)).toMatchObject([{ status: "pending" }]);
    const [{ seconds } = { seconds: 0 }] = await db()
      .select({ seconds: sql<number>`extract(epoch from check_at - now())::int` })
      .from(payments);
    expect(seconds).toBeGreaterThan(50);
  });

  it("that is completed with another amount is held for manual review", async () => {
    await underReview();
    await db().update(payments).set({ amountCents: 1 });
    const logged = recordLog(app().payments);

    await settle("COMPLETED");

    expect(await db().select().from(payments)).toMatchObject([{ status: "disputed" }]);
    expect(logged).toMatchObject([[expect.anything(), CAPTURE_DIFFERS]]);
  });
});

describe("a review of half of an order", () => {
  it("that PayPal completes books both halves", async () => {
    const ada = browser();
    const { cart, id } = await inHalves(db(), ada);
    providers.plan("capture", "pending");

    expect((await captureHalf(ada, id, cart)).status).toBe(200);
    expect(await booked()).toEqual([expect.stringMatching(/^purchase_order /)]);
    await expectClean();
    await settle("COMPLETED");

    expect(await booked()).toHaveLength(2);
    await expectClean();
  });

  it("that PayPal denies makes the purchase order void", async () => {
    const ada = browser();
    const { cart, id } = await inHalves(db(), ada);
    providers.plan("capture", "pending");
    await captureHalf(ada, id, cart);

    await settle("DECLINED");

    const [promised, voided] = await db().select().from(ledger);
    expect(voided).toMatchObject({ kind: "void", amountCents: -(promised?.amountCents ?? 0) });
    await expectClean();
  });
});

describe("a review of an invoice's payment", () => {
  async function invoiceUnderReview() {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const payment = await openInvoice(ada, number);
    const other = await openInvoice(ada, number);
    providers.plan("capture", "pending");
    expect((await payment.pay()).status).toBe(200);
    return { ada, number, payment, other };
  }

  it("takes no second payment meanwhile, and pays the invoice when it is completed", async () => {
    const { ada, number, other } = await invoiceUnderReview();
    const invoice = async () => (await ada.get(`/api/orders/get-invoice/${number}`)).body;
    expect(await invoice()).toMatchObject({ status: "unpaid", is_under_review: true });
    expect(await other.pay()).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/review/) },
    });
    expect((await subjects()).at(-1)).toBe(`Payment for invoice IV-${number} under review`);

    await settle("COMPLETED");

    expect(await invoice()).toMatchObject({ status: "paid", is_under_review: false, last_digits: "1111" });
    await expectClean();
  });

  it("that PayPal denies leaves the invoice to be paid", async () => {
    const { ada, number } = await invoiceUnderReview();

    await settle("DECLINED");

    expect((await subjects()).at(-1)).toBe(`Payment for invoice IV-${number} declined`);
    expect((await (await openInvoice(ada, number)).pay()).status).toBe(200);
    await expectClean();
  });
});

describe("a webhook about a review", () => {
  it.each([
    ["PAYMENT.CAPTURE.COMPLETED", "COMPLETED", "open"],
    ["PAYMENT.CAPTURE.DENIED", "DECLINED", "cancelled"],
  ] as const)("%s settles it at once", async (type, status, result) => {
    await underReview();
    providers.endReviews(status === "COMPLETED");

    expect((await tell(providers.captureEvent(type, providers.captureId()))).statusCode).toBe(204);
    await reconcile(app().payments);

    expect(await db().select().from(orders)).toMatchObject([{ status: result }]);
    expect((await tell(providers.captureEvent(type, providers.captureId()))).statusCode).toBe(204);
  });

  it("is rejected if it is forged", async () => {
    await underReview();
    const event = providers.captureEvent("PAYMENT.CAPTURE.DENIED", providers.captureId());

    const forged = { ...providers.sign(event), "paypal-transmission-sig": "forged" };
    expect((await tell(event, forged)).statusCode).toBe(400);
  });
});
