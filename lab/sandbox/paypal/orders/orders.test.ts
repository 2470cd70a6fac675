import {
  aMerchant,
  anOrderRequest,
  basicAuth,
  confirmCard,
  fetchToken,
  injectTransport,
} from "../../testing/merchant.ts";

const paypal = injectTransport();

it("issues a token for any client id and secret", async () => {
  const response = await fetchToken(paypal);

  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({
    token_type: "Bearer",
    access_token: expect.any(String),
    expires_in: 32400,
  });
});

it.each(["", "Basic", basicAuth("client:"), "Bearer x"])(
  "issues no token for the authorization %p",
  async (authorization) => {
    const response = await fetchToken(paypal, authorization);

    expect(response.status).toBe(401);
    expect(response.body.error).toBe("invalid_client");
  },
);

it("rejects a token that it did not issue", async () => {
  const merchant = await aMerchant(paypal);

  const response = await merchant.call("GET", "/v2/checkout/orders/X", undefined, {
    authorization: "Bearer other",
  });

  expect(response).toMatchObject({ status: 401, body: { name: "AUTHENTICATION_FAILURE" } });
});

it("creates an order and returns its id, status and links", async () => {
  const { status, body } = await (await aMerchant(paypal)).create();

  expect(status).toBe(201);
  expect(Object.keys(body)).toEqual(["id", "status", "links"]);
  expect(body).toMatchObject({ id: expect.stringMatching(/^[0-9A-Z]{17}$/), status: "CREATED" });
  expect(body.links.map(({ rel }: { rel: string }) => rel)).toEqual(["self", "approve", "update", "capture"]);
});

it("returns the whole order for the header Prefer: return=representation", async () => {
  const { body } = await (await aMerchant(paypal)).create(anOrderRequest(), {
    prefer: "return=representation",
  });

  expect(body).toMatchObject({
    intent: "CAPTURE",
    purchase_units: [
      { reference_id: "default", amount: { currency_code: "USD", value: "120.50" }, custom_id: "LG-1" },
    ],
  });
});

it("creates one order per request id", async () => {
  const merchant = await aMerchant(paypal);
  const first = await merchant.create(anOrderRequest("10.00"), { "paypal-request-id": "one" });
  const again = await merchant.create(anOrderRequest("20.00"), { "paypal-request-id": "one" });
  const other = await merchant.create(anOrderRequest("10.00"), { "paypal-request-id": "two" });

  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(other.body.id).not.toBe(first.body.id);
});

it("creates an order when a rejected request is corrected and repeated", async () => {
  const merchant = await aMerchant(paypal);
  const headers = { "paypal-request-id": "corrected" };

  expect((await merchant.create(anOrderRequest("0.00"), headers)).status).toBe(422);
  expect((await merchant.create(anOrderRequest("1.00"), headers)).status).toBe(201);
});

const unit = (amount: object, more: object = {}) => ({
  intent: "CAPTURE",
  purchase_units: [{ amount, ...more }],
});
const usd = (value: string) => ({ currency_code: "USD", value });
const amount = { ...usd("25.00"), breakdown: { item_total: usd("20.00"), shipping: usd("5.00") } };

it.each([
  [400, "INVALID_PARAMETER_VALUE", { ...anOrderRequest(), intent: "PAY" }],
  [400, "MISSING_REQUIRED_PARAMETER", { intent: "CAPTURE" }],
  [400, "MISSING_REQUIRED_PARAMETER", unit({ currency_code: "USD", value: 12 })],
  [422, "DECIMAL_PRECISION", unit(usd("12.345"))],
  [400, "INVALID_PARAMETER_SYNTAX", unit(usd("12,34"))],
  [400, "INVALID_PARAMETER_SYNTAX", unit({ currency_code: "$", value: "1.00" })],
  [422, "CANNOT_BE_ZERO_OR_NEGATIVE", unit(usd("0.00"))],
  [422, "AMOUNT_MISMATCH", unit({ ...amount, value: "26.00" })],
  [
    422,
    "ITEM_TOTAL_REQUIRED",
    unit(usd("1.00"), { items: [{ name: "Gene", unit_amount: usd("1.00"), quantity: "1" }] }),
  ],
  [
    422,
    "ITEM_TOTAL_MISMATCH",
    unit(amount, { items: [{ name: "Gene", unit_amount: usd("7.00"), quantity: "3" }] }),
  ],
])("responds with %i %s, as PayPal does", async (status, issue, body) => {
  const response = await (await aMerchant(paypal)).create(body);

  expect(response).toMatchObject({ status, body: { details: [{ issue }], debug_id: expect.any(String) } });
});

it("accepts an amount that equals the sum of its parts and items", async () => {
  const body = unit(amount, { items: [{ name: "Gene", unit_amount: usd("10.00"), quantity: "2" }] });

  expect((await (await aMerchant(paypal)).create(body)).status).toBe(201);
});

it("returns only the last digits of a confirmed card", async () => {
  const merchant = await aMerchant(paypal);
  const { id } = (await merchant.create()).body;
  await confirmCard(paypal, id, "5555555555554444");

  expect((await merchant.read(id)).body).toMatchObject({
    status: "APPROVED",
    payment_source: {
      card: { name: "Ada Lovelace", last_digits: "4444", brand: "MASTERCARD", expiry: "2031-07" },
    },
  });
  expect(JSON.stringify((await merchant.read(id)).body)).not.toContain("5555555555554444");
});

it("returns the buyer's e-mail address of an order that was approved in the dialog", async () => {
  const merchant = await aMerchant(paypal);
  const { id } = (await merchant.create()).body;
  await merchant.call("POST", `/sdk/orders/${id}/approve`, { behaviour: "approve" });

  const { body } = await merchant.read(id);
  expect(body.payment_source.paypal.email_address).toBe("buyer@sandbox.example");
  expect(body.payer.payer_id).toBe("SANDBXBUYER22");
});

it("responds with 404 for an unknown order", async () => {
  const response = await (await aMerchant(paypal)).read("NOPE");

  expect(response).toMatchObject({
    status: 404,
    body: { name: "RESOURCE_NOT_FOUND", details: [{ issue: "INVALID_RESOURCE_ID" }] },
  });
});

it("rejects malformed JSON", async () => {
  const { access_token } = (await fetchToken(paypal)).body;
  const headers = { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
  const response = await paypal({ method: "POST", path: "/v2/checkout/orders", headers, body: "{" });

  expect(response).toMatchObject({ status: 400, body: { details: [{ issue: "MALFORMED_REQUEST_JSON" }] } });
});
