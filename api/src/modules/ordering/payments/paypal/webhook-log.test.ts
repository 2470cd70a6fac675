import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { atCheckout, capture } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { handleWebhook } from "./handle-webhook.ts";

const providers = sandboxProviders();
const { app, browser } = testApp(() => providers.settings());
const errors: unknown[] = [];
const log = { warn: () => undefined, error: (...entry: unknown[]) => void errors.push(entry) };

it("logs no error for a capture that is finished while its signature is verified", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  const isGenuine = async () => (await capture(ada, id, cart)).status === 200;
  const { payments } = app();
  const event = JSON.stringify({
    event_type: "PAYMENT.CAPTURE.COMPLETED",
    resource: { supplementary_data: { related_ids: { order_id: id } } },
  });

  await handleWebhook(
    { ...payments, paypal: { ...payments.paypal, isGenuine }, log },
    { headers: {}, body: event, address: "127.0.0.1" },
  );

  expect(errors).toEqual([]);
});
