import type { Outcome } from "sandbox/testing/call-outcomes.ts";
import { expectOneOrder } from "../../../../testing/expect-order.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { atCheckout, capture } from "../../../../testing/shoppers.ts";
import { recordLog, testApp } from "../../../../testing/test-app.ts";
import { orders } from "../../orders/orders.table.ts";
import { reconcile } from "../capture/reconcile.ts";
import { disputes } from "../disputes.table.ts";
import { ledger, payments } from "../payments.table.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(() => ({ ...providers.settings(), PAYPAL_WEBHOOK_ID: "WH1" }));
const statuses = async () => (await db().select().from(orders)).map(({ status }) => status);

/** Contains a number that JSON.stringify would write differently, because the signature covers the text. */
const eventOf = (order_id: string) =>
  `{"event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{"n":1.0,"supplementary_data":{"related_ids":{"order_id":"${order_id}"}}}}`;

const tell = (
  event: string,
  headers: Record<string, string> = providers.sign(event),
  remoteAddress = "127.0.0.1",
) =>
  app().inject({
    method: "POST",
    remoteAddress,
    url: "/api/paypal/webhook/",
    headers: { "content-type": "application/json", ...headers },
    payload: event,
  });

/** A payment that PayPal has not confirmed, with a retry that is not due yet. */
async function unconfirmed(fault: Outcome = "no answer", email?: string) {
  const ada = browser();
  const { id, cart } = await atCheckout(ada, email);
  providers.plan("capture", fault, fault);
  await capture(ada, id, cart);
  return { event: eventOf(id) };
}

/** A captured payment of 472 dollars. @returns PayPal's id of the capture */
async function captured() {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  await capture(ada, id, cart);
  return providers.captureId();
}

describe("a webhook", () => {
  it("triggers a retry at once, and the capture is recorded once however often it arrives", async () => {
    const { event } = await unconfirmed();

    const answers = await Promise.all([tell(event), tell(event)]);
    await reconcile(app().payments);
    const late = await tell(event);

    expect([...answers, late].map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    await expectOneOrder(db(), providers);
  });

  it("that arrives during a capture changes nothing", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    let told: number | undefined;
    providers.plan("capture", async () => {
      told = (await tell(eventOf(id))).statusCode;
    });

    expect((await capture(ada, id, cart)).status).toBe(200);
    expect(told).toBe(204);
    await expectOneOrder(db(), providers);
  });

  it("is rejected without a retry if it is forged, altered or unsigned", async () => {
    const { event } = await unconfirmed();
    const signed = providers.sign(event);

    const answers = [
      await tell(event, { ...signed, "paypal-transmission-sig": "forged" }),
      await tell(event.replace("1.0", "2.0"), signed),
      await tell(event, {}),
    ];
    await reconcile(app().payments);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(await statuses()).toEqual(["pending_payment"]);
    expect(providers.taken()).toEqual([]);
  });

  it.each([
    ["paypal-cert-url", "https://paypal.com.evil.example/cert"],
    ["paypal-cert-url", "http://api.paypal.com/cert"],
    ["paypal-transmission-time", "yesterday"],
    ["paypal-transmission-id", "x"],
    ["paypal-auth-algo", "<none>"],
    ["paypal-transmission-sig", ""],
  ])("is rejected without asking PayPal if %s is %j", async (name, value) => {
    const { event } = await unconfirmed();
    // PayPal would answer that it cannot verify the signature now.
    providers.plan("verification", "error");

    expect((await tell(event, { ...providers.sign(event), [name]: value })).statusCode).toBe(400);
  });

  it("is rejected without asking PayPal after ten forged ones from the address, and accepted from another or about another payment", async () => {
    const { event } = await unconfirmed();
    const { event: ofOther } = await unconfirmed("no answer", "eve@lab.example");
    const forged = { ...providers.sign(event), "paypal-transmission-sig": "forged" };
    for (let n = 0; n < 10; n++) expect((await tell(event, forged, "192.0.2.66")).statusCode).toBe(400);

    const eleventh = await tell(event, providers.sign(event), "192.0.2.66");

    expect(eleventh.statusCode).toBe(429);
    expect(Number(eleventh.headers["retry-after"])).toBeGreaterThan(0);
    expect((await tell(ofOther, providers.sign(ofOther), "192.0.2.66")).statusCode).toBe(204);
    expect((await tell(event)).statusCode).toBe(204);
  });

  it("answers 503, so that PayPal sends it again, if PayPal cannot verify it", async () => {
    const { event } = await unconfirmed();
    providers.plan("verification", "error");

    expect((await tell(event)).statusCode).toBe(503);
  });

  it("is ignored for an unknown payment, another event type or invalid JSON", async () => {
    const captureId = await captured();
    const refundId = providers.refundAtPayPal(captureId, 100);
    await db().update(payments).set({ captureId: "OTHER" });
    const events = [
      eventOf("UNKNOWN"),
      providers.openDispute(captureId),
      providers.refundEvent("PAYMENT.CAPTURE.REFUNDED", refundId),
      `{"event_type":"CUSTOMER.DISPUTE.CREATED"}`,
      `{"event_type":"PAYMENT.CAPTURE.REFUNDED","resource":{"id":"REFUND-1","links":[]}}`,
      `{"event_type":"BILLING.PLAN.CREATED","resource":{}}`,
      "{",
      "",
    ];
    for (const event of events) expect((await tell(event)).statusCode).toBe(204);
  });

  it("answers 503 about a refund of a capture that is not recorded yet, and books it when it is sent again", async () => {
    const { event } = await unconfirmed("answer lost");
    const captureId = providers.captureId();
    const refundId = providers.refundAtPayPal(captureId, 1_250);
    const refund = providers.refundEvent("PAYMENT.CAPTURE.REFUNDED", refundId);
    const events = [refund, providers.openDispute(captureId)];
    const codes = async () =>
      (await Promise.all(events.map((event) => tell(event)))).map(({ statusCode }) => statusCode);

    expect(await codes()).toEqual([503, 503]);
    await tell(event);
    await reconcile(app().payments);

    expect(await codes()).toEqual([204, 204]);
    expect(await db().select().from(ledger)).toMatchObject([
      { kind: "capture", amountCents: 47_200 },
      { kind: "refund", amountCents: -1_250 },
    ]);
    expect(await db().select().from(disputes)).toHaveLength(1);
  });

  it("about a declined payment is no alarm, about money without an attempt it is", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", "decline-in-capture");
    await capture(ada, id, cart);
    const logged = recordLog(app().payments);

    for (const type of ["PAYMENT.CAPTURE.DECLINED", "PAYMENT.CAPTURE.DENIED"])
      expect((await tell(providers.captureEvent(type, providers.captureId()))).statusCode).toBe(204);
    expect(logged).toEqual([]);

    await tell(providers.captureEvent("PAYMENT.CAPTURE.COMPLETED", providers.captureId()));
    expect(logged).toMatchObject([[expect.anything(), expect.stringContaining("audit --paypal")]]);
  });
});

describe("a webhook about a captured payment", () => {
  const booked = async () =>
    (await db().select().from(ledger)).map(({ kind, amountCents }) => `${kind} ${amountCents}`);

  it.each([
    ["PAYMENT.CAPTURE.REFUNDED", "refund"],
    ["PAYMENT.CAPTURE.REVERSED", "reversal"],
  ])("%s books it once, with the amount that PayPal answers", async (type, kind) => {
    const refundId = providers.refundAtPayPal(await captured(), 1_250);
    const event = providers.refundEvent(type, refundId).replaceAll("12.50", "472.00");

    const answers = [...(await Promise.all([tell(event), tell(event)])), await tell(event)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await booked()).toEqual(["capture 47200", `${kind} -1250`]);
  });

  it("records a dispute and its end", async () => {
    const captureId = await captured();

    const created = providers.openDispute(captureId);
    await tell(created);
    await tell(providers.resolveDispute(captureId));

    expect(await db().select().from(disputes)).toMatchObject([
      {
        id: JSON.parse(created).resource.dispute_id,
        status: "RESOLVED",
        reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
        amountCents: 47_200,
      },
    ]);
  });

  it("is rejected without an effect if it is forged, altered or unsigned", async () => {
    const captureId = await captured();
    const refundId = providers.refundAtPayPal(captureId, 47_200);
    for (const event of [
      providers.refundEvent("PAYMENT.CAPTURE.REFUNDED", refundId),
      providers.refundEvent("PAYMENT.CAPTURE.REVERSED", refundId),
      providers.openDispute(captureId),
    ]) {
      const signed = providers.sign(event);
      const forged = { ...signed, "paypal-transmission-sig": "forged" };
      expect((await tell(event, forged)).statusCode).toBe(400);
      expect((await tell(event.replace("2.0", "3.0"), signed)).statusCode).toBe(400);
      expect((await tell(event, {})).statusCode).toBe(400);
    }
    expect(await booked()).toEqual(["capture 47200"]);
    expect(await db().select().from(disputes)).toEqual([]);
  });

  it("answers 503 if PayPal does not know the refund yet, so that PayPal sends it again", async () => {
    const refundId = providers.refundAtPayPal(await captured(), 100);
    const event = providers
      .refundEvent("PAYMENT.CAPTURE.REFUNDED", refundId)
      .replaceAll(refundId, "REFUND-99");

    expect((await tell(event)).statusCode).toBe(503);
    expect(await booked()).toEqual(["capture 47200"]);
  });
});
