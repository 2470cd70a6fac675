import type { Browser } from "../../../testing/browser.ts";
import { signUp } from "../../../testing/customers.ts";
import { expectNoOrder, expectOneOrder } from "../../../testing/expect-order.ts";
import { fakeProviders } from "../../../testing/fake-providers.ts";
import { add, capture, cartOf, totalOf } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";

const providers = fakeProviders();
const { db, browser } = testApp(providers.settings);

/** Pays by card. @param result of 3-D Secure: liability shift, enrollment and authentication */
async function payByCard(by: Browser, [liability_shift, enrollment_status, authentication_status]: string[]) {
  await signUp(by);
  await add(by);
  const cart = await cartOf(by);
  const { body } = await by.post("/api/orders/create/", {
    total_price: totalOf(cart),
    payment_source: "card",
  });
  const three_d_secure = {
    ...(enrollment_status && { enrollment_status }),
    ...(authentication_status && { authentication_status }),
  };
  providers.authenticate({ liability_shift, three_d_secure });
  return capture(by, body.id, cart);
}

it.each([
  ["the bank has authenticated the buyer", ["POSSIBLE", "Y", "Y"]],
  ["the check was attempted", ["POSSIBLE", "Y", "A"]],
  ["the card does not take part", ["NO", "N", ""]],
  ["the bank is not ready for the check", ["NO", "U", ""]],
  ["the bank has bypassed the check", ["NO", "B", ""]],
])("captures a card if %s", async (_case, result) => {
  expect((await payByCard(browser(), result)).status).toBe(200);
  await expectOneOrder(db(), providers);
});

it.each([
  ["the check has failed", ["NO", "Y", "N"], "has not confirmed that this card is yours"],
  ["the bank has rejected the payment", ["NO", "Y", "R"], "has not confirmed that this card is yours"],
  ["the check could not be completed", ["UNKNOWN", "Y", "U"], "could not check this card"],
  ["the check was not finished by the buyer", ["UNKNOWN", "Y", "C"], "could not check this card"],
  ["the bank did not answer", ["NO", "Y", ""], "could not check this card"],
  ["the bank cannot be asked", ["UNKNOWN", "U", ""], "could not check this card"],
  ["nothing is known", ["UNKNOWN", "", ""], "could not check this card"],
])("takes nothing from a card if %s, and says so", async (_case, result, words) => {
  const ada = browser();

  expect(await payByCard(ada, result)).toMatchObject({
    status: 422,
    body: { details: [{ description: expect.stringContaining(words) }], debug_id: "debug-header" },
  });

  expect(providers.taken()).toEqual([]);
  await expectNoOrder(db());
  expect((await cartOf(ada)).count).toBe(1);
});

it("captures a card whose bank requires no check", async () => {
  const ada = browser();
  await signUp(ada);
  await add(ada);
  const cart = await cartOf(ada);
  const { body } = await ada.post("/api/orders/create/", {
    total_price: totalOf(cart),
    payment_source: "card",
  });

  expect((await capture(ada, body.id, cart)).status).toBe(200);
});
