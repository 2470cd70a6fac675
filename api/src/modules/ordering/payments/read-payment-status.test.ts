import { sql } from "drizzle-orm";
import { signUp } from "../../../testing/customers.ts";
import { invoiced, openInvoice, payByOrder, shopping } from "../../../testing/purchase-orders.ts";
import { otherAmount, sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { atCheckout, capture } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { orders } from "../orders/orders.table.ts";
import { captureAttempts } from "./payments.table.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
const MINUTE_MS = 60_000;

const statusOf = async (by: ReturnType<typeof browser>, id: string) =>
  by.get(`/api/orders/payment-status/${id}`);
const placed = async () => {
  const [order] = await db().select().from(orders);
  return { order_number: order?.orderNumber, payment_token: order?.paymentToken };
};
const nothing = { until: null, order_number: null, payment_token: null, refusal: null };

describe("the status of a payment", () => {
  it("is not started before its capture", async () => {
    const ada = browser();
    const { id } = await atCheckout(ada);

    expect((await statusOf(ada, id)).body).toEqual({ ...nothing, outcome: "not_started" });
  });

  it("is taken after its capture, with the order", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    await capture(ada, id, cart);

    expect((await statusOf(ada, id)).body).toEqual({ ...nothing, outcome: "taken", ...(await placed()) });
  });

  it("is processing for ten minutes while PayPal has not confirmed it, as the response says", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", "no answer", "no answer");
    const before = Date.now();

    const answer = await capture(ada, id, cart);

    expect(answer).toMatchObject({ status: 502, body: { outcome: "processing" } });
    const { body } = await statusOf(ada, id);
    expect(body).toEqual({ ...nothing, outcome: "processing", until: answer.body.until });
    const minutes = (Date.parse(body.until) - before) / MINUTE_MS;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThan(10.5);
  });

  it("names a time in the future also if PayPal cannot be asked for longer", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", "no answer", "no answer");
    await capture(ada, id, cart);
    await db().update(captureAttempts).set({ startedAt: sql`now() - interval '1 hour'` });

    expect(Date.parse((await statusOf(ada, id)).body.until)).toBeGreaterThan(Date.now());
  });

  it("is under review while PayPal reviews it, with the order", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", "pending");
    await capture(ada, id, cart);

    expect((await statusOf(ada, id)).body).toEqual({
      ...nothing,
      outcome: "under_review",
      ...(await placed()),
    });
  });

  it("is not taken after a refusal, with its words", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", "decline");
    const refused = await capture(ada, id, cart);

    expect((await statusOf(ada, id)).body).toEqual({
      ...nothing,
      outcome: "not_taken",
      refusal: refused.body,
    });
  });

  it("is held if another amount was captured, as the response says", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", otherAmount);

    expect(await capture(ada, id, cart)).toMatchObject({ body: { outcome: "held", until: null } });

    expect((await statusOf(ada, id)).body).toEqual({ ...nothing, outcome: "held" });
  });

  it("of an invoice leads to the confirmation of the invoice", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const { id, pay } = await openInvoice(ada, number);
    await pay();

    expect((await statusOf(ada, id)).body).toEqual({
      ...nothing,
      outcome: "taken",
      order_number: number,
      payment_token: number,
    });
  });

  it("of a purchase order is found by the attempt of the page", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada);
    expect((await statusOf(ada, "attempt-1")).status).toBe(404);

    await payByOrder(ada, cart, { attempt: "attempt-1" });

    expect((await statusOf(ada, "attempt-1")).body).toEqual({
      ...nothing,
      outcome: "taken",
      ...(await placed()),
    });
  });

  it("is not found for another customer, as for an unknown payment", async () => {
    const ada = browser();
    const { id } = await atCheckout(ada);
    const grace = browser();
    await payByOrder(grace, await shopping(db(), grace, 1, "grace@lab.example"), { attempt: "attempt-1" });
    const eve = browser();
    await signUp(eve, "eve@lab.example");

    for (const name of [id, "attempt-1", "UNKNOWN"]) {
      expect(await statusOf(eve, name)).toMatchObject({
        status: 404,
        body: { detail: "No such payment was found." },
      });
    }
  });
});
