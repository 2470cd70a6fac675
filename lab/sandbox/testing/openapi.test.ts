import { findCardNumber } from "../paypal/cards/cards.ts";
import { aCapture } from "./merchant.ts";
import { assertDescribed, hasDescriptions } from "./openapi.ts";
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
    expect(() => assertDescribed("GET", path, status, body)).toThrow();
  });

  it("match the events of captures, refunds and reversals", async () => {
    const paid = await aCapture(paypal);
    await paid.merchant.refund(paid.captureId, { amount: { currency_code: "USD", value: "1.00" } });
    await paypal({ method: "POST", path: `/captures/${paid.captureId}/reverse` });
    await aCapture(paypal, findCardNumber("pending"));
    await aCapture(paypal, findCardNumber("decline-in-capture"));

    for (const name of ["COMPLETED", "REFUNDED", "REVERSED", "PENDING", "DENIED"]) {
      const { event } = await nextWebhook(`PAYMENT.CAPTURE.${name}`);
      assertDescribed("GET", `/v1/notifications/webhooks-events/${event.id}`, 200, event);
      assertDescribed("GET", `/v2/payments/${event.resource_type}s/X`, 200, event.resource);
    }
  });
});
