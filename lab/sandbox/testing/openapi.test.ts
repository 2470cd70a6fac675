import { findCardNumber } from "../paypal/cards/cards.ts";
import { aCapture } from "./merchant.ts";
import { findViolations, hasDescriptions } from "./openapi.ts";
import { setUpWebhooks } from "./webhook-listener.ts";

const describeWithData = hasDescriptions ? describe : describe.skip;

// Each response to a test of the sandbox is compared by `injectTransport`.
describeWithData("PayPal's descriptions of its API (skipped without GENE_DATA)", () => {
  const path = "/v2/payments/captures/X";
  const { paypal, nextWebhook } = setUpWebhooks();

  it.each([
    ["a wrong value", 200, { status: "PAID" }],
    ["a field that is not described", 200, { state: "COMPLETED" }],
    ["a status that is not described", 302, {}],
    ["an error that is not described", 404, { details: [{ issue: "NO_SUCH_CAPTURE" }] }],
  ])("detect %s", (_what, status, body) => {
    expect(findViolations({ method: "GET", url: path, status, body })).not.toEqual([]);
  });

  const amount = { currency_code: "USD", value: "1.00" };
  const request = { intent: "CAPTURE", purchase_units: [{ amount }] };
  const verifiedBy = (method: string) => ({
    ...request,
    payment_source: { card: { attributes: { verification: { method } } } },
  });
  const ofCreation = (body: object) => findViolations({ method: "POST", url: "/v2/checkout/orders", body });

  it("accept a request", () => {
    expect([request, verifiedBy("SCA_ALWAYS")].flatMap(ofCreation)).toEqual([]);
  });

  it.each([
    ["a missing field", { intent: "CAPTURE" }],
    ["an unknown value", { ...request, intent: "SELL" }],
    ["a number as an amount", { ...request, purchase_units: [{ amount: { ...amount, value: 1 } }] }],
    ["a long text", { ...request, purchase_units: [{ amount, description: "x".repeat(128) }] }],
    ["an unknown field of a part", { ...request, purchase_units: [{ amount, descripton: "x" }] }],
    ["an unknown method of 3-D Secure", verifiedBy("3DS")],
  ])("detect %s in a request", (_what, body) => {
    expect(ofCreation(body)).not.toEqual([]);
  });

  it("match the events of captures, refunds and reversals", async () => {
    const paid = await aCapture(paypal);
    await paid.merchant.refund(paid.captureId, { amount: { currency_code: "USD", value: "1.00" } });
    await paypal({ method: "POST", path: `/captures/${paid.captureId}/reverse` });
    await aCapture(paypal, findCardNumber("pending"));
    await aCapture(paypal, findCardNumber("decline-in-capture"));

    for (const name of ["COMPLETED", "REFUNDED", "REVERSED", "PENDING", "DENIED"]) {
      const { event } = await nextWebhook(`PAYMENT.CAPTURE.${name}`);
      const sent = [
        { url: `/v1/notifications/webhooks-events/${event.id}`, body: event },
        { url: `/v2/payments/${event.resource_type}s/X`, body: event.resource },
      ];
      const violations = sent.flatMap((part) => findViolations({ method: "GET", status: 200, ...part }));
      expect(violations).toEqual([]);
    }
  });
});
