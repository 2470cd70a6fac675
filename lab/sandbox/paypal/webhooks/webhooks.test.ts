import fastify from "fastify";
import { aMerchant, anApprovedOrder, type Merchant } from "../../testing/merchant.ts";
import { type ReceivedWebhook, setUpWebhooks } from "../../testing/webhook-listener.ts";
import { verifySignatureRoutes } from "./verify-signature.routes.ts";
import { WebhookSender } from "./webhook-sender.ts";

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

it("verifies the text of an event, which another serialization of the same event is not", async () => {
  const webhooks = new WebhookSender({ webhookUrl: undefined, webhookId: "WHTEST" });
  const app = fastify();
  app.register(async (scope) => verifySignatureRoutes(scope, webhooks));
  const text = '{"id": "WH-1", "n": 1.0}';
  const headers = Object.entries(webhooks.headersFor(text));
  const claim = headers.map(([name, value]) => [name.replace("paypal-", "").replaceAll("-", "_"), value]);
  const fields = JSON.stringify({ ...Object.fromEntries(claim), webhook_id: "WHTEST" }).slice(0, -1);
  const verifyText = async (event: string) => {
    const payload = `${fields},"webhook_event":${event}}`;
    const json = { "content-type": "application/json" };
    const url = "/v1/notifications/verify-webhook-signature";
    return (await app.inject({ method: "POST", url, headers: json, payload })).json().verification_status;
  };

  expect(await verifyText(text)).toBe("SUCCESS");
  expect(await verifyText(JSON.stringify(JSON.parse(text)))).toBe("FAILURE");
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
