import { aMerchant, anOrderRequest, confirmCard, injectTransport } from "../../testing/merchant.ts";
import { cardOrder, richOrder } from "../../testing/rich-order.ts";
import { findCardNumber } from "./cards.ts";

const paypal = injectTransport();
let orders = 0;

/** Creates an order with a check by 3-D Secure, and confirms a card for it. */
async function confirm(number: string | undefined) {
  const merchant = await aMerchant(paypal);
  const invoice = `LG-3DS-${orders++}`;
  const { id } = (await merchant.create(cardOrder(invoice), { "paypal-request-id": invoice })).body;
  await confirmCard(paypal, id, number);
  return { merchant, id };
}

const post = (path: string, body: object) =>
  paypal({
    method: "POST",
    path,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

it.each([
  ["3ds-frictionless", { liability_shift: "POSSIBLE", enrollment_status: "Y", authentication_status: "Y" }],
  ["3ds-failed", { liability_shift: "NO", enrollment_status: "Y", authentication_status: "N" }],
  ["3ds-unavailable", { liability_shift: "UNKNOWN", enrollment_status: "U" }],
  ["3ds-not-enrolled", { liability_shift: "NO", enrollment_status: "N" }],
] as const)("returns the result of the bank for the card %s", async (behaviour, expected) => {
  const { merchant, id } = await confirm(findCardNumber(behaviour));
  const { liability_shift, ...three_d_secure } = expected;

  expect((await merchant.read(id)).body).toMatchObject({
    status: "APPROVED",
    payment_source: { card: { authentication_result: { liability_shift, three_d_secure } } },
  });
});

it.each([
  [true, "POSSIBLE", "Y"],
  [false, "NO", "N"],
])("asks the buyer for the card 3ds-challenge: passed %p", async (isPassed, liability, status) => {
  const { merchant, id } = await confirm(findCardNumber("3ds-challenge"));
  expect((await merchant.read(id)).body.status).toBe("PAYER_ACTION_REQUIRED");
  expect((await merchant.capture(id)).body.details[0].issue).toBe("PAYER_ACTION_REQUIRED");

  await post(`/sdk/orders/${id}/answer-challenge`, { isPassed });

  expect((await merchant.read(id)).body).toMatchObject({
    status: "APPROVED",
    payment_source: {
      card: {
        authentication_result: {
          liability_shift: liability,
          three_d_secure: { authentication_status: status },
        },
      },
    },
  });
});

it("does not ask the bank for an ordinary card, or without the merchant's wish", async () => {
  const ordinary = await confirm(undefined);
  const merchant = await aMerchant(paypal);
  const { id } = (await merchant.create(anOrderRequest())).body;
  await confirmCard(paypal, id, findCardNumber("3ds-failed"));

  for (const { body } of [await ordinary.merchant.read(ordinary.id), await merchant.read(id)]) {
    expect(body.status).toBe("APPROVED");
    expect(body.payment_source.card).not.toHaveProperty("authentication_result");
  }
});

it("captures a card that replaced the account of an order, and shows it: the merchant has to refuse it", async () => {
  const merchant = await aMerchant(paypal);
  const order = richOrder({ unit: { invoice_id: "LG-3DS-PAYPAL" } });
  const { id } = (await merchant.create(order, { "paypal-request-id": "LG-3DS-PAYPAL" })).body;
  await post(`/sdk/orders/${id}/approve`, { behaviour: "approve" });
  expect((await merchant.read(id)).body.payment_source).toHaveProperty("paypal");

  await confirmCard(paypal, id, findCardNumber("3ds-failed"));

  expect((await merchant.read(id)).body.payment_source).toEqual({ card: expect.any(Object) });
  const captured = await merchant.capture(id);
  expect(captured).toMatchObject({ status: 201, body: { status: "COMPLETED" } });
  expect(captured.body.payment_source).toEqual({ card: expect.any(Object) });
});
