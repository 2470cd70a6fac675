import { aCapture, aMerchant, injectTransport } from "../../testing/merchant.ts";
import { findCardNumber } from "../cards/cards.ts";

const paypal = injectTransport();
const usd = (value: string) => ({ currency_code: "USD", value });
const refused = (issue: string) => ({ status: 422, body: { details: [{ issue }] } });

it("returns a capture by its id", async () => {
  const { merchant, orderId, captureId } = await aCapture(paypal);

  expect(await merchant.readCapture(captureId)).toMatchObject({
    status: 200,
    body: {
      id: captureId,
      status: "COMPLETED",
      amount: usd("120.50"),
      processor_response: { response_code: "0000" },
      supplementary_data: { related_ids: { order_id: orderId } },
      links: [{ rel: "self" }, { rel: "refund" }, { rel: "up" }],
    },
  });
});

it("responds with 404 for an unknown capture or refund", async () => {
  const merchant = await aMerchant(paypal);
  const notFound = { status: 404, body: { name: "RESOURCE_NOT_FOUND" } };

  expect(await merchant.readCapture("NOPE")).toMatchObject(notFound);
  expect(await merchant.readRefund("NOPE")).toMatchObject(notFound);
  expect(await merchant.refund("NOPE")).toMatchObject(notFound);
});

it("refunds the whole amount without a body", async () => {
  const { merchant, orderId, captureId } = await aCapture(paypal);

  const { status, body } = await merchant.refund(captureId);

  expect(status).toBe(201);
  expect(body).toMatchObject({
    id: expect.stringMatching(/^[0-9A-Z]{17}$/),
    status: "COMPLETED",
    amount: usd("120.50"),
    custom_id: "LG-1",
    seller_payable_breakdown: { total_refunded_amount: usd("120.50") },
    links: [{ rel: "self" }, { rel: "up", href: expect.stringContaining(`/captures/${captureId}`) }],
  });
  expect(await merchant.readRefund(body.id)).toMatchObject({ status: 200, body });
  expect((await merchant.readCapture(captureId)).body.status).toBe("REFUNDED");
  expect((await merchant.read(orderId)).body.purchase_units[0].payments).toMatchObject({
    captures: [{ id: captureId, status: "REFUNDED" }],
    refunds: [{ id: body.id }],
  });
});

it("refunds parts until nothing is left", async () => {
  const { merchant, captureId } = await aCapture(paypal);

  const { body } = await merchant.refund(captureId, {
    amount: usd("20.50"),
    note_to_payer: "One is missing",
  });
  expect(body).toMatchObject({ amount: usd("20.50"), note_to_payer: "One is missing" });
  expect((await merchant.readCapture(captureId)).body.status).toBe("PARTIALLY_REFUNDED");
  expect(await merchant.refund(captureId, { amount: usd("100.01") })).toMatchObject(
    refused("REFUND_AMOUNT_EXCEEDED"),
  );
  expect((await merchant.refund(captureId)).body).toMatchObject({
    amount: usd("100.00"),
    seller_payable_breakdown: { total_refunded_amount: usd("120.50") },
  });
  expect(await merchant.refund(captureId, { amount: usd("0.01") })).toMatchObject(
    refused("CAPTURE_FULLY_REFUNDED"),
  );
});

it("refunds once per request id", async () => {
  const { merchant, captureId } = await aCapture(paypal);
  const headers = { "paypal-request-id": "refund-1" };
  const first = await merchant.refund(captureId, { amount: usd("10.00") }, headers);

  expect(await merchant.refund(captureId, { amount: usd("10.00") }, headers)).toMatchObject({
    status: 201,
    body: first.body,
  });
  expect((await merchant.refund(captureId)).body.amount).toEqual(usd("110.50"));
});

it("returns only id, status and links without the header Prefer", async () => {
  const { merchant, captureId } = await aCapture(paypal);

  const { body } = await merchant.refund(captureId, {}, { prefer: "return=minimal" });

  expect(Object.keys(body)).toEqual(["id", "status", "links"]);
});

it.each([
  ["REFUND_CAPTURE_CURRENCY_MISMATCH", { amount: { currency_code: "EUR", value: "1.00" } }],
  ["CANNOT_BE_ZERO_OR_NEGATIVE", { amount: usd("0.00") }],
])("refuses a refund with %s", async (issue, body) => {
  const { merchant, captureId } = await aCapture(paypal);

  expect(await merchant.refund(captureId, body)).toMatchObject(refused(issue));
});

it.each([
  ["INVALID_PARAMETER_SYNTAX", { amount: usd("1,00") }],
  ["INVALID_STRING_LENGTH", { note_to_payer: "x".repeat(256) }],
  ["MISSING_REQUIRED_PARAMETER", { amount: {} }],
])("rejects a refund that is not well-formed with %s", async (issue, body) => {
  const { merchant, captureId } = await aCapture(paypal);

  expect(await merchant.refund(captureId, body)).toMatchObject({
    status: 400,
    body: { details: [{ issue }] },
  });
});

it("refuses a second refund with the same invoice id", async () => {
  const { merchant, captureId } = await aCapture(paypal);
  const body = { amount: usd("1.00"), invoice_id: "LG-R-1" };
  await merchant.refund(captureId, body);

  expect(await merchant.refund(captureId, body)).toMatchObject(refused("DUPLICATE_INVOICE_ID"));
});

it("keeps a refund pending for the card with the behaviour pending-refund", async () => {
  const { merchant, captureId } = await aCapture(paypal, findCardNumber("pending-refund"));

  const { body } = await merchant.refund(captureId);

  expect(body).toMatchObject({ status: "PENDING", status_details: { reason: "ECHECK" } });
  expect((await merchant.readCapture(captureId)).body.status).toBe("COMPLETED");
  expect(await merchant.refund(captureId)).toMatchObject(refused("CAPTURE_FULLY_REFUNDED"));
});

it.each([
  ["pending", "PENDING_CAPTURE"],
  ["decline-in-capture", "REFUND_NOT_ALLOWED"],
  ["refuse-refund", "REFUND_FAILED_INSUFFICIENT_FUNDS"],
] as const)("refuses a refund for the card with the behaviour %s", async (behaviour, issue) => {
  const { merchant, captureId } = await aCapture(paypal, findCardNumber(behaviour));

  expect(await merchant.refund(captureId)).toMatchObject(refused(issue));
});
