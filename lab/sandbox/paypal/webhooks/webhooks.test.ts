import { aMerchant, anApprovedOrder, type Merchant } from "../../testing/merchant.ts";
import { type ReceivedWebhook, setUpWebhooks } from "../../testing/webhook-listener.ts";

const { paypal, nextWebhook } = setUpWebhooks();

/** Captures an order and returns the webhook that is sent for it. */
async function captureAndListen() {
  const { merchant, id } = await anApprovedOrder(paypal);
  const captured = await merchant.capture(id);
  const webhook = await nextWebhook("PAYMENT.CAPTURE.COMPLETED");
  return {
    ...{ merchant, id, event: webhook.event },
    capture: captured.body.purchase_units[0].payments.captures[0],
    transmission: readTransmission(webhook),
  };
}

function readTransmission({ headers, event }: ReceivedWebhook) {
  return {
    auth_algo: headers["paypal-auth-algo"],
    cert_url: headers["paypal-cert-url"],
    transmission_id: headers["paypal-transmission-id"],
    transmission_sig: headers["paypal-transmission-sig"],
    transmission_time: headers["paypal-transmission-time"],
    webhook_id: "WHTEST",
    webhook_event: event,
  };
}

const verify = async (merchant: Merchant, transmission: object) =>
  merchant.call("POST", "/v1/notifications/verify-webhook-signature", transmission);

it("sends a webhook for a capture and verifies its signature", async () => {
  const { merchant, id, event, capture, transmission } = await captureAndListen();

  expect(event).toMatchObject({
    event_type: "PAYMENT.CAPTURE.COMPLETED",
    resource_type: "capture",
    resource: { ...capture, supplementary_data: { related_ids: { order_id: id } } },
  });
  expect(await verify(merchant, transmission)).toMatchObject({
    status: 200,
    body: { verification_status: "SUCCESS" },
  });
});

it("rejects a changed event, webhook id or signature", async () => {
  const { merchant, event, transmission } = await captureAndListen();
  const failure = { status: 200, body: { verification_status: "FAILURE" } };

  expect(
    await verify(merchant, { ...transmission, webhook_event: { ...event, event_type: "OTHER" } }),
  ).toMatchObject(failure);
  expect(await verify(merchant, { ...transmission, webhook_id: "WHOTHER" })).toMatchObject(failure);
  expect(await verify(merchant, { ...transmission, transmission_sig: "made up" })).toMatchObject(failure);
});

it("rejects an incomplete request for verification", async () => {
  const response = await verify(await aMerchant(paypal), { webhook_id: "WHTEST" });

  expect(response).toMatchObject({ status: 400, body: { name: "INVALID_REQUEST" } });
});
