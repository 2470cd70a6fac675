import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "./paypal-proxy.ts";
import type { Deliver, Event } from "./webhook-proxy.ts";

/** Delays the capture's response until after its webhooks. */
const delayedResponse: Fault = async (pass) => {
  const answer = await pass();
  await pause(1_500);
  return answer;
};

export interface WebhookFault {
  name: string;
  fault?: Fault;
  /** Sends requests to the API in place of the event. @returns their statuses */
  send: (event: Event, deliver: Deliver) => Promise<number[]>;
  /** Expected statuses. */
  expects: number[];
}

const forgeHeader = ({ headers, body }: Event, name: string, value: string): Event => ({
  headers: { ...headers, [name]: value },
  body,
});

export const WEBHOOK_FAULTS: WebhookFault[] = [
  {
    name: "arrives three times, before the response to the capture",
    fault: delayedResponse,
    send: (event, deliver) => Promise.all([event, event, event].map(deliver)),
    expects: [204],
  },
  {
    name: "arrives three times, during or after the response to the capture",
    send: async (event, deliver) => [
      await deliver(event),
      ...(await Promise.all([deliver(event), pause(500).then(() => deliver(event))])),
    ],
    expects: [204],
  },
  {
    name: "is forged: another signature, no signature, another body under the same signature",
    fault: delayedResponse,
    send: (event, deliver) =>
      Promise.all([
        deliver(forgeHeader(event, "paypal-transmission-sig", "Zm9yZ2Vk")),
        deliver({ headers: { "content-type": "application/json" }, body: event.body }),
        deliver({ ...event, body: event.body.replace('"final_capture":true', '"final_capture":false') }),
      ]),
    expects: [400],
  },
];

/** A forged event about a payment that was never captured. */
export const forgedEvent = (payPalId: string): Event => ({
  headers: {
    "content-type": "application/json",
    "paypal-transmission-id": "forged",
    "paypal-transmission-time": new Date().toISOString(),
    "paypal-transmission-sig": "Zm9yZ2Vk",
    "paypal-auth-algo": "SHA256withRSA",
    "paypal-cert-url": "https://api.paypal.example/cert",
  },
  body: JSON.stringify({
    event_type: "PAYMENT.CAPTURE.COMPLETED",
    resource: { supplementary_data: { related_ids: { order_id: payPalId } } },
  }),
});
