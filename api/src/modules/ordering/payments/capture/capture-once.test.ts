import { expectOneOrder } from "../../../../testing/expect-order.ts";
import { sandboxProviders, slowly } from "../../../../testing/sandbox-providers.ts";
import { atCheckout, capture, openPayment } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);

describe("a capture", () => {
  it("returns the same result when it is repeated", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    const first = await capture(ada, id, cart);

    const second = await capture(ada, id, cart);

    expect(second).toMatchObject({ status: 200, body: first.body });
    await expectOneOrder(db(), providers);
  });

  it("creates one order and captures once for three concurrent requests", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", slowly);

    const answers = await Promise.all([1, 2, 3].map(() => capture(ada, id, cart)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await expectOneOrder(db(), providers);
  });

  it("captures one of two concurrent payments of the same cart", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    const other = await openPayment(ada, cart);
    let second = 0;
    providers.plan("capture", async () => {
      second = (await capture(ada, other, cart)).status;
    });

    expect((await capture(ada, id, cart)).status).toBe(200);
    expect(second).toBe(409);
    await expectOneOrder(db(), providers);
  });

  it("rejects an unused payment for an empty cart", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    const leftOver = await openPayment(ada, cart);
    await capture(ada, id, cart);

    expect((await capture(ada, leftOver, cart)).status).toBe(409);
    await expectOneOrder(db(), providers);
  });
});
