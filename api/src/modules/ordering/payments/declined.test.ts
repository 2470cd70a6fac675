import { expectNoOrder, expectOneOrder } from "../../../testing/expect-order.ts";
import { sandboxProviders, slowly } from "../../../testing/sandbox-providers.ts";
import { atCheckout, capture, getCart, openPayment } from "../../../testing/shoppers.ts";
import { recordLog, testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);

describe("a declined card", () => {
  it("is reported with PayPal's message, and creates no order", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", "decline");

    const answer = await capture(ada, id, cart);

    expect(answer).toMatchObject({
      status: 422,
      body: {
        detail: "Sorry, your transaction could not be processed.",
        details: [{ issue: "INSTRUMENT_DECLINED", description: expect.any(String) }],
        debug_id: providers.debugId(),
      },
    });
    await expectNoOrder(db());
    expect(await getCart(ada)).toEqual(cart);
  });

  it("followed by an accepted one in the same payment creates one order", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", "decline", "approve");
    await capture(ada, id, cart);

    expect((await capture(ada, id, cart)).status).toBe(200);
    await expectOneOrder(db(), providers);
  });

  it("followed by an accepted one in a new payment creates one order", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", "decline", "approve");
    await capture(ada, id, cart);

    expect((await capture(ada, await openPayment(ada, cart), cart)).status).toBe(200);
    await expectOneOrder(db(), providers);
  });

  it("gives concurrent requests the same response", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", async () => {
      await slowly();
      return "decline";
    });

    const answers = await Promise.all([capture(ada, id, cart), capture(ada, id, cart)]);

    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect(answers[0].body).toEqual(answers[1].body);
    await expectNoOrder(db());
  });

  it("that the bank declines afterwards creates no order and no ledger entry", async () => {
    const ada = browser();
    const { cart } = await atCheckout(ada);
    const id = await openPayment(ada, cart, { payment_source: "paypal" });
    providers.plan("capture", "decline-in-capture");

    expect(await capture(ada, id, cart)).toMatchObject({
      status: 422,
      body: { details: [{ issue: "CAPTURE_DECLINED" }] },
    });
    await expectNoOrder(db());
  });

  it("that the bank declines is told in words, with PayPal's debug id and without an alarm", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    const logged = recordLog(app().payments);
    providers.plan("capture", "decline-in-capture");

    const answer = await capture(ada, id, cart);

    expect(answer).toMatchObject({
      status: 422,
      body: {
        details: [
          {
            issue: "CAPTURE_DECLINED",
            description: "The card does not have sufficient funds.",
          },
        ],
        debug_id: providers.debugId(),
      },
    });
    expect(logged).toEqual([]);
  });

  it("is not tried an eleventh time within an hour", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    await db().update(users).set({ emailVerifiedAt: new Date() });
    providers.plan("capture", ...Array.from({ length: 10 }, () => "decline" as const));
    for (let n = 0; n < 10; n++) expect((await capture(ada, id, cart)).status).toBe(422);

    const eleventh = await capture(ada, id, cart);

    expect(eleventh).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining("Too many payments were declined.") },
    });
    expect(providers.taken()).toEqual([]);
  });
});
