import { anOrder, aStore, basicAuth, confirmCard, fetchToken, startPayPal } from "./testing.ts";

const paypal = startPayPal();

it("gives a token to any client that has an id and a secret", async () => {
  const answer = await fetchToken(paypal);

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    token_type: "Bearer",
    access_token: expect.any(String),
    expires_in: 32400,
  });
});

it.each(["", "Basic", basicAuth("client:"), "Bearer x"])(
  "gives no token to a client that shows %p",
  async (authorization) => {
    const answer = await fetchToken(paypal, authorization);

    expect(answer.status).toBe(401);
    expect(answer.body.error).toBe("invalid_client");
  },
);

it("answers nothing to a token that it did not give", async () => {
  const store = await aStore(paypal);

  const answer = await store.call("GET", "/v2/checkout/orders/X", undefined, {
    authorization: "Bearer other",
  });

  expect(answer).toMatchObject({ status: 401, body: { error: "invalid_token" } });
});

it("creates an order and answers its id, status and links", async () => {
  const { status, body } = await (await aStore(paypal)).create();

  expect(status).toBe(201);
  expect(Object.keys(body)).toEqual(["id", "status", "links"]);
  expect(body).toMatchObject({ id: expect.stringMatching(/^[0-9A-Z]{17}$/), status: "CREATED" });
  expect(body.links.map(({ rel }: { rel: string }) => rel)).toEqual(["self", "approve", "update", "capture"]);
});

it("answers the whole order to who prefers so", async () => {
  const { body } = await (await aStore(paypal)).create(anOrder(), { prefer: "return=representation" });

  expect(body).toMatchObject({
    intent: "CAPTURE",
    purchase_units: [
      { reference_id: "default", amount: { currency_code: "USD", value: "120.50" }, custom_id: "LG-1" },
    ],
  });
});

it("creates one order only for one request id", async () => {
  const store = await aStore(paypal);
  const first = await store.create(anOrder("10.00"), { "paypal-request-id": "one" });
  const again = await store.create(anOrder("20.00"), { "paypal-request-id": "one" });
  const other = await store.create(anOrder("10.00"), { "paypal-request-id": "two" });

  expect(again).toEqual({ status: 200, body: first.body });
  expect(other.body.id).not.toBe(first.body.id);
});

it("creates the order after all when a refused request is repeated corrected", async () => {
  const store = await aStore(paypal);
  const headers = { "paypal-request-id": "corrected" };

  expect((await store.create(anOrder("0.00"), headers)).status).toBe(422);
  expect((await store.create(anOrder("1.00"), headers)).status).toBe(201);
});

const unit = (amount: object, more: object = {}) => ({
  intent: "CAPTURE",
  purchase_units: [{ amount, ...more }],
});
const usd = (value: string) => ({ currency_code: "USD", value });
const amount = { ...usd("25.00"), breakdown: { item_total: usd("20.00"), shipping: usd("5.00") } };

it.each([
  [400, "INVALID_PARAMETER_VALUE", { ...anOrder(), intent: "PAY" }],
  [400, "MISSING_REQUIRED_PARAMETER", { intent: "CAPTURE" }],
  [400, "MISSING_REQUIRED_PARAMETER", unit({ currency_code: "USD", value: 12 })],
  [400, "INVALID_PARAMETER_SYNTAX", unit(usd("12.345"))],
  [400, "INVALID_PARAMETER_SYNTAX", unit({ currency_code: "$", value: "1.00" })],
  [422, "CANNOT_BE_ZERO_OR_NEGATIVE", unit(usd("0.00"))],
  [422, "AMOUNT_MISMATCH", unit({ ...amount, value: "26.00" })],
  [422, "ITEM_TOTAL_REQUIRED", unit(usd("1.00"), { items: [{ unit_amount: usd("1.00"), quantity: "1" }] })],
  [422, "ITEM_TOTAL_MISMATCH", unit(amount, { items: [{ unit_amount: usd("7.00"), quantity: "3" }] })],
])("refuses with %i %s what PayPal refuses", async (status, issue, body) => {
  const answer = await (await aStore(paypal)).create(body);

  expect(answer).toMatchObject({ status, body: { details: [{ issue }], debug_id: expect.any(String) } });
});

it("accepts an amount that is the sum of its parts and items", async () => {
  const body = unit(amount, { items: [{ unit_amount: usd("10.00"), quantity: "2" }] });

  expect((await (await aStore(paypal)).create(body)).status).toBe(201);
});

it("shows the card of a confirmed order by its last digits only", async () => {
  const store = await aStore(paypal);
  const { id } = (await store.create()).body;
  await confirmCard(paypal, id, "5555555555554444");

  expect((await store.read(id)).body).toMatchObject({
    status: "APPROVED",
    payment_source: {
      card: { name: "Ada Lovelace", last_digits: "4444", brand: "MASTERCARD", expiry: "2031-07" },
    },
  });
  expect(JSON.stringify((await store.read(id)).body)).not.toContain("5555555555554444");
});

it("shows the buyer's address of an order that was agreed to in PayPal's window", async () => {
  const store = await aStore(paypal);
  const { id } = (await store.create()).body;
  await store.call("POST", `/sdk/orders/${id}/approve`, { behaviour: "approve" });

  const { body } = await store.read(id);
  expect(body.payment_source.paypal.email_address).toBe("buyer@sandbox.example");
  expect(body.payer.payer_id).toBe("SANDBOXBUYER1");
});

it("has no order by an id that it did not give", async () => {
  const answer = await (await aStore(paypal)).read("NOPE");

  expect(answer).toMatchObject({
    status: 404,
    body: { name: "RESOURCE_NOT_FOUND", details: [{ issue: "INVALID_RESOURCE_ID" }] },
  });
});

it("says that JSON is not well-formed", async () => {
  const { access_token } = (await fetchToken(paypal)).body;
  const headers = { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
  const answer = await paypal({ method: "POST", path: "/v2/checkout/orders", headers, body: "{" });

  expect(answer).toMatchObject({ status: 400, body: { details: [{ issue: "MALFORMED_REQUEST_JSON" }] } });
});
