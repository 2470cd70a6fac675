import { sql } from "drizzle-orm";
import { outbox } from "../../../../jobs/outbox.table.ts";
import { otherAmount, sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import {
  ADDRESS,
  atCheckout,
  capture,
  captureBody,
  getCart,
  openPayment,
  pay,
} from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { orders } from "../../orders/orders.table.ts";
import { backfillTaxes } from "../../tax/tax.service.ts";
import { captureAttempts, ledger, payments } from "../payments.table.ts";
import { claim } from "./claim.ts";
import { orderFromCart } from "./order-sources.ts";
import { reconcile } from "./reconcile.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const dueNow = () => db().update(captureAttempts).set({ leaseUntil: sql`now()`, retryAt: sql`now()` });
const statuses = async () => (await db().select().from(orders)).map(({ status }) => status);

it("finishes a payment that PayPal did not confirm at first", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  providers.plan("capture", "no answer", "no answer");

  const answer = await capture(ada, id, cart);
  expect(answer).toMatchObject({
    status: 502,
    body: { detail: expect.stringContaining("do not pay again") },
  });
  expect(await statuses()).toEqual(["pending_payment"]);

  await dueNow();
  await reconcile(app().payments);
  expect(await statuses()).toEqual(["open"]);
  expect(providers.taken()).toHaveLength(1);
  expect((await getCart(ada)).count).toBe(0);
});

it("does not release a payment if only the last of the tries was answered with a failure", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  providers.plan("capture", "no answer", "error");

  expect(await capture(ada, id, cart)).toMatchObject({ status: 502, body: { outcome: "processing" } });

  await dueNow();
  await reconcile(app().payments);
  expect(await capture(ada, id, cart)).toMatchObject({ status: 200 });
  expect(providers.taken()).toHaveLength(1);
});

it("lets the buyer pay again at once if PayPal failed without a capture", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  providers.plan("capture", "error", "error", "approve");

  expect(await capture(ada, id, cart)).toMatchObject({
    status: 502,
    body: {
      detail: "Sorry, your transaction could not be processed.",
      details: [{ issue: "PROVIDER_FAILED", description: expect.stringContaining("you were not charged") }],
    },
  });
  expect(await statuses()).toEqual([]);
  expect((await capture(ada, await openPayment(ada, cart), cart)).status).toBe(200);
  expect(providers.taken()).toHaveLength(1);
});

it("waits before it asks PayPal again", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  providers.plan("capture", "no answer", "no answer");
  await capture(ada, id, cart);

  await reconcile(app().payments);

  expect(await statuses()).toEqual(["pending_payment"]);
});

it("retries once with the same request id before it reports a failure", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  providers.plan("capture", "answer lost");

  expect((await capture(ada, id, cart)).status).toBe(200);
  expect(providers.taken()).toHaveLength(1);
  expect(await db().select().from(ledger)).toHaveLength(1);
});

it("lets the buyer retry the same payment, and blocks other payments meanwhile", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  const other = await openPayment(ada, cart);
  providers.plan("capture", "no answer", "no answer");
  await capture(ada, id, cart);

  expect(await capture(ada, other, cart)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining("still being confirmed") },
  });
  expect((await capture(ada, id, cart)).status).toBe(200);
  expect(providers.taken()).toHaveLength(1);
  expect(await statuses()).toEqual(["open"]);
});

it("takes over the claim of a dead process", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  await claimAndDie(id, cart);

  await reconcile(app().payments);
  expect(await statuses()).toEqual(["pending_payment"]);

  await dueNow();
  await Promise.all([reconcile(app().payments), reconcile(app().payments)]);
  expect(await statuses()).toEqual(["open"]);
  expect(providers.taken()).toHaveLength(1);
});

it("reads a capture with another request id from PayPal and records it", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  await app().payments.paypal.capture(id, "another-request", "card");

  expect((await capture(ada, id, cart)).status).toBe(200);
  expect(await statuses()).toEqual(["open"]);
});

it("gives up after ten minutes without a capture, and mails the buyer", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  providers.plan("capture", "no answer", "no answer");
  await capture(ada, id, cart);
  await dueNow();
  await db().update(captureAttempts).set({ startedAt: sql`now() - interval '11 minutes'` });

  await reconcile(app().payments);

  expect(await statuses()).toEqual([]);
  expect(await getCart(ada)).toEqual(cart);
  const mails = await db().select().from(outbox);
  expect(mails.at(-1)?.subject).toContain("did not go through");
  expect((await capture(ada, await openPayment(ada, cart), cart)).status).toBe(200);
});

it("holds a payment for manual review if another amount was captured", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  const other = await openPayment(ada, cart);
  providers.plan("capture", otherAmount);

  expect((await capture(ada, id, cart)).status).toBe(502);

  expect(await db().select().from(payments)).toContainEqual(expect.objectContaining({ status: "disputed" }));
  expect(await db().select().from(ledger)).toMatchObject([{ amountCents: 100 }]);
  await reconcile(app().payments);
  expect(await statuses()).toEqual(["pending_payment"]);
  expect((await capture(ada, id, cart)).status).toBe(502);
  expect((await capture(ada, other, cart)).status).toBe(409);
});

it("records the tax of an order whose rate was pending", async () => {
  const ada = browser();
  const { cart } = await atCheckout(ada);
  await pay(ada, cart, { address: { ...ADDRESS, zipcode: "50300" } });

  await backfillTaxes(db(), async () => undefined);
  expect(await db().select().from(orders)).toMatchObject([{ taxCents: null }]);
  await backfillTaxes(db(), async () => "0.100000");
  expect(await db().select().from(orders)).toMatchObject([
    { taxRate: "0.100000", taxCents: Math.round(cart.total_price * 10) },
  ]);
});

async function claimAndDie(providerOrderId: string, cart: Awaited<ReturnType<typeof getCart>>) {
  const [payment] = await db().select().from(payments);
  await db().transaction((tx) =>
    claim(tx, { userId: payment?.userId ?? 0, providerOrderId }, orderFromCart(captureBody(cart), undefined)),
  );
}
