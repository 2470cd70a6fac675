import { findSchemaViolations, hasPayPalSchemas } from "./paypal-schemas.ts";

const describeWithData = hasPayPalSchemas ? describe : describe.skip;
const path = "/v2/checkout/orders";
const amount = { currency_code: "USD", value: "1.00" };
const request = { intent: "CAPTURE", purchase_units: [{ amount }] };

describeWithData("PayPal's OpenAPI files (skipped without GENE_DATA)", () => {
  it("accept a request and a response", () => {
    expect(findSchemaViolations({ method: "POST", path, body: request })).toEqual([]);
    const body = { id: "1", status: "CREATED" };
    expect(findSchemaViolations({ method: "POST", path, status: 201, body })).toEqual([]);
  });

  it.each([
    ["a missing field", { intent: "CAPTURE" }],
    ["an unknown value", { ...request, intent: "SELL" }],
    ["a number as an amount", { ...request, purchase_units: [{ amount: { ...amount, value: 1 } }] }],
    ["a long text", { ...request, purchase_units: [{ amount, description: "x".repeat(128) }] }],
    ["an unknown field of a part", { ...request, purchase_units: [{ amount, descripton: "x" }] }],
    [
      "an unknown method of 3-D Secure",
      { ...request, payment_source: { card: { attributes: { verification: { method: "3DS" } } } } },
    ],
  ])("refuse %s in a request", (_what, body) => {
    expect(findSchemaViolations({ method: "POST", path, body })).not.toEqual([]);
  });

  it("refuse an unknown status in a response", () => {
    const body = { id: "1", status: "PAID" };
    expect(findSchemaViolations({ method: "POST", path, status: 201, body })).not.toEqual([]);
  });
});
