import { sql } from "drizzle-orm";
import type { Browser } from "../../../testing/browser.ts";
import { signUp } from "../../../testing/customers.ts";
import { expectNoOrder, expectOneOrder } from "../../../testing/expect-order.ts";
import { captureHalf, inHalves, invoiced, openHalf, openInvoice } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { add, capture, getCart, openPayment } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { orders } from "../tables.ts";
import { reconcile } from "./capture/reconcile.ts";
import { captureAttempts, payments } from "./payments.table.ts";

const providers = sandboxProviders();
const { db, app, browser } = testApp(providers.settings);

/** The result of 3-D Secure. @param result liability shift, enrollment and authentication */
const authenticationOf = ([liability_shift, enrollment_status, authentication_status]: string[]) => ({
  liability_shift,
  three_d_secure: {
    ...(enrollment_status && { enrollment_status }),
    ...(authentication_status && { authentication_status }),
  },
});

async function withCart(by: Browser) {
  await signUp(by);
  await add(by);
  return getCart(by);
}

/** Pays by a card that has been authenticated with a result. */
async function payByCard(by: Browser, result: string[]) {
  const cart = await withCart(by);
  providers.confirmCards(authenticationOf(result));
  return capture(by, await openPayment(by, cart), cart);
}

const PASSED: [string, string[]][] = [
  ["the bank has authenticated the buyer", ["POSSIBLE", "Y", "Y"]],
  ["the check was attempted", ["POSSIBLE", "Y", "A"]],
  ["the card does not take part", ["NO", "N", ""]],
  ["the bank is not ready for the check", ["NO", "U", ""]],
  ["the bank has bypassed the check", ["NO", "B", ""]],
];
const NOT_AUTHENTICATED = "did not confirm that this card is yours";
const NOT_CHECKED = "could not check this card";
const FAILED: [string, string[], string][] = [
  ["the check has failed", ["NO", "Y", "N"], NOT_AUTHENTICATED],
  ["the bank has rejected the payment", ["NO", "Y", "R"], NOT_AUTHENTICATED],
  ["the check could not be completed", ["UNKNOWN", "Y", "U"], NOT_CHECKED],
  ["the check was not finished by the buyer", ["UNKNOWN", "Y", "C"], NOT_CHECKED],
  ["the bank did not answer", ["NO", "Y", ""], NOT_CHECKED],
  ["the bank cannot be asked", ["UNKNOWN", "U", ""], NOT_CHECKED],
  ["nothing is known", ["UNKNOWN", "", ""], NOT_CHECKED],
];

it.each(PASSED)("captures a card if %s", async (_case, result) => {
  expect((await payByCard(browser(), result)).status).toBe(200);
  await expectOneOrder(db(), providers);
});

it.each(FAILED)("takes nothing from a card if %s, and says so", async (_case, result, words) => {
  const ada = browser();

  const answer = await payByCard(ada, result);

  expect(answer).toMatchObject({
    status: 422,
    body: { details: [{ description: expect.stringContaining(words) }], debug_id: providers.debugId() },
  });

  expect(providers.taken()).toEqual([]);
  await expectNoOrder(db());
  expect((await getCart(ada)).count).toBe(1);
});

it("captures a card whose bank requires no check", async () => {
  const ada = browser();
  const cart = await withCart(ada);

  expect((await capture(ada, await openPayment(ada, cart), cart)).status).toBe(200);
});

describe("a payment that was created for a PayPal account", () => {
  const byPayPal = { payment_source: "paypal" };
  const REFUSED = { status: 422, body: { details: [{ issue: "PAYMENT_SOURCE_DIFFERS" }] } };

  it("is captured from the account", async () => {
    const ada = browser();
    const cart = await withCart(ada);

    expect((await capture(ada, await openPayment(ada, cart, byPayPal), cart)).status).toBe(200);
    await expectOneOrder(db(), providers);
  });

  const results = [...PASSED, ...FAILED].map(([name, result]) => ({ name, result }));

  it.each([...results, { name: "the bank was not asked", result: undefined }])(
    "takes nothing from a card that was confirmed for it: $name",
    async ({ result }) => {
      const ada = browser();
      const cart = await withCart(ada);
      providers.confirmCards(result && authenticationOf(result), true);

      const paid = await capture(ada, await openPayment(ada, cart, byPayPal), cart);

      expect(paid).toMatchObject(REFUSED);
      expect(providers.taken()).toEqual([]);
      await expectNoOrder(db());
    },
  );

  it("takes nothing from a card for half of an order", async () => {
    const ada = browser();
    const { cart } = await inHalves(db(), ada);
    providers.confirmCards(undefined, true);

    expect(await captureHalf(ada, await openHalf(ada, cart, byPayPal), cart)).toMatchObject(REFUSED);
    await expectNoOrder(db());
  });

  it("takes nothing from a card for an invoice", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    providers.confirmCards(undefined, true);

    expect(await (await openInvoice(ada, number, byPayPal)).pay()).toMatchObject(REFUSED);
    expect(providers.taken()).toEqual([]);
  });
});

describe("a card that its bank rejects, confirmed between the check and the capture", () => {
  const confirmRejected = ({ order }: { order: { id: string } }) =>
    providers.confirmOtherCard(order.id, authenticationOf(["NO", "Y", "R"]));
  const HELD = { status: 502, body: { outcome: "held" } };

  async function expectHeld() {
    expect(await db().select().from(payments)).toMatchObject([{ status: "disputed" }]);
    expect(await db().select().from(orders)).toMatchObject([{ status: "pending_payment" }]);
    await reconcile(app().payments);
    expect(await db().select().from(orders)).toMatchObject([{ status: "pending_payment" }]);
  }

  it.each(["card", "paypal"])(
    "holds a payment that was created for %s for review",
    async (payment_source) => {
      const ada = browser();
      const cart = await withCart(ada);
      const id = await openPayment(ada, cart, { payment_source });
      providers.plan("capture", confirmRejected);

      expect(await capture(ada, id, cart)).toMatchObject(HELD);

      await expectHeld();
    },
  );

  it("holds the payment if the response to the capture is lost", async () => {
    const ada = browser();
    const cart = await withCart(ada);
    const id = await openPayment(ada, cart, { payment_source: "paypal" });
    providers.plan(
      "capture",
      (record) => {
        confirmRejected(record);
        return "answer lost";
      },
      "no answer",
    );

    await capture(ada, id, cart);
    await db().update(captureAttempts).set({ retryAt: sql`now()` });
    await reconcile(app().payments);

    await expectHeld();
  });

  it("holds an invoice's payment: the invoice stays unpaid", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);
    const { pay } = await openInvoice(ada, number);
    providers.plan("capture", confirmRejected);

    expect(await pay()).toMatchObject(HELD);

    expect(await db().select().from(orders)).toMatchObject([{ status: "invoiced" }]);
  });
});
