import { aMerchant, anOrderRequest, confirmCard, injectTransport } from "../../testing/merchant.ts";
import { type RichOrder, richOrder } from "../../testing/rich-order.ts";

const paypal = injectTransport();

async function create(changes: Partial<RichOrder>, headers: Record<string, string> = requestId()) {
  return (await aMerchant(paypal)).create(richOrder(changes), headers);
}

let requests = 0;
const requestId = () => ({ "paypal-request-id": `create-${requests++}` });
const usd = (value: string) => ({ currency_code: "USD", value });

it("accepts what the store sends, and asks for the buyer's approval", async () => {
  const { status, body } = await create({});

  expect(status).toBe(201);
  expect(body).toMatchObject({ status: "PAYER_ACTION_REQUIRED", payment_source: { paypal: {} } });
  expect(body.links.map(({ rel }: { rel: string }) => rel)).toEqual(["self", "payer-action"]);
});

it("returns items, address and texts of an order", async () => {
  const merchant = await aMerchant(paypal);
  const { id } = (await merchant.create(richOrder({}), requestId())).body;

  expect((await merchant.read(id)).body.purchase_units[0]).toMatchObject(
    richOrder({}).purchase_units[0] ?? {},
  );
});

it("creates an order for a card, whose buyer confirms it in the card form", async () => {
  const merchant = await aMerchant(paypal);
  const { body } = await merchant.create(richOrder({ payment_source: { card: {} } }), requestId());
  expect(body.status).toBe("CREATED");

  await confirmCard(paypal, body.id);
  expect((await merchant.read(body.id)).body.status).toBe("APPROVED");
});

it("requires a request id for an order with a payment source", async () => {
  expect(await create({}, {})).toMatchObject({
    status: 400,
    body: { details: [{ issue: "PAYPAL_REQUEST_ID_REQUIRED" }] },
  });
});

const context = (changes: object) => ({
  payment_source: { paypal: { experience_context: changes } },
});

it.each([
  [400, "INVALID_STRING_LENGTH", { description: "x".repeat(128) }],
  [400, "INVALID_STRING_LENGTH", { invoice_id: "" }],
  [400, "INVALID_PARAMETER_SYNTAX", { custom_id: 12 }],
  [400, "INVALID_STRING_LENGTH", { soft_descriptor: "A descriptor that is too long" }],
  [400, "MISSING_REQUIRED_PARAMETER", { items: [{ unit_amount: usd("1.00"), quantity: "1" }] }],
  [400, "INVALID_PARAMETER_SYNTAX", { items: [{ name: "a", unit_amount: usd("1.00"), quantity: "0" }] }],
  [400, "INVALID_STRING_LENGTH", { items: [{ name: "", unit_amount: usd("1.00"), quantity: "1" }] }],
  [422, "CANNOT_BE_NEGATIVE", { items: [{ name: "a", unit_amount: usd("-1.00"), quantity: "1" }] }],
  [
    422,
    "MULTI_CURRENCY_ORDER",
    { items: [{ name: "a", unit_amount: { currency_code: "EUR", value: "20.00" }, quantity: "1" }] },
  ],
  [
    422,
    "TAX_TOTAL_REQUIRED",
    { items: [{ name: "a", unit_amount: usd("20.00"), tax: usd("1.00"), quantity: "1" }] },
  ],
  [400, "MISSING_REQUIRED_PARAMETER", { shipping: { address: { postal_code: "94103" } } }],
  [400, "INVALID_COUNTRY_CODE", { shipping: { address: { country_code: "usa" } } }],
  [422, "CITY_REQUIRED", { shipping: { address: { country_code: "US", postal_code: "94103" } } }],
  [422, "POSTAL_CODE_REQUIRED", { shipping: { address: { country_code: "US", admin_area_2: "Reno" } } }],
  [422, "TRANSACTION_LIMIT_EXCEEDED", { amount: usd("1000000.00"), items: [] }],
])("responds with %i %s for a purchase unit, as PayPal does", async (status, issue, unit) => {
  expect(await create({ unit })).toMatchObject({ status, body: { details: [{ issue }] } });
});

it.each([
  ["INVALID_PARAMETER_VALUE", context({ user_action: "BUY" })],
  ["INVALID_PARAMETER_VALUE", context({ shipping_preference: "NONE" })],
  ["INVALID_STRING_LENGTH", context({ brand_name: "x".repeat(128) })],
  [
    "INVALID_PARAMETER_VALUE",
    { payment_source: { card: { attributes: { verification: { method: "SCA" } } } } },
  ],
  ["NOT_SUPPORTED", { payment_source: { ideal: {} } }],
])("responds with 400 %s for the payment source %j, as PayPal does", async (issue, changes) => {
  expect(await create(changes)).toMatchObject({ status: 400, body: { details: [{ issue }] } });
});

it("requires the reference ids of several purchase units", async () => {
  const { purchase_units } = anOrderRequest();
  const body = { intent: "CAPTURE", purchase_units: [...purchase_units, ...purchase_units] };

  expect(await (await aMerchant(paypal)).create(body)).toMatchObject({
    status: 422,
    body: { details: [{ issue: "REFERENCE_ID_REQUIRED" }] },
  });
});

it("refuses to capture an invoice id twice", async () => {
  const merchant = await aMerchant(paypal);
  async function capture() {
    const unit = { invoice_id: "LG-DUPLICATE" };
    const { id } = (await merchant.create(richOrder({ unit }), requestId())).body;
    await confirmCard(paypal, id);
    return merchant.capture(id);
  }

  expect((await capture()).status).toBe(201);
  expect(await capture()).toMatchObject({
    status: 422,
    body: { details: [{ issue: "DUPLICATE_INVOICE_ID" }] },
  });
});

it("names every response by a debug id", async () => {
  const merchant = await aMerchant(paypal);
  const [created, failed] = [await merchant.create(), await merchant.read("NOPE")];

  expect(created.debugId).toMatch(/^[0-9a-f]{13}$/);
  expect(failed.debugId).toBe(failed.body.debug_id);
});
