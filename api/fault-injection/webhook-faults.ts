import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "./paypal-wire.ts";
import type { Deliver, Event } from "./webhook-wire.ts";

/** The answer of the capture comes after the webhooks of it. */
const overtaken: Fault = async (pass) => {
  const answer = await pass();
  await pause(1_500);
  return answer;
};

export interface WebhookFault {
  name: string;
  fault?: Fault;
  /** What goes to the API instead of the event. */
  send: (event: Event, deliver: Deliver) => Promise<number[]>;
  /** What the API may answer to it. */
  expects: number[];
}

const forge = ({ headers, body }: Event, name: string, value: string): Event => ({
  headers: { ...headers, [name]: value },
  body,
});

export const WEBHOOK_FAULTS: WebhookFault[] = [
  {
    name: "comes three times at once, before the capture's answer",
    fault: overtaken,
    send: (event, deliver) => Promise.all([event, event, event].map(deliver)),
    expects: [204],
  },
  {
    name: "comes three times, at once or after the capture's answer",
    send: async (event, deliver) => [
      await deliver(event),
      ...(await Promise.all([deliver(event), pause(500).then(() => deliver(event))])),
    ],
    expects: [204],
  },
  {
    name: "is forged: another signature, none, another text under the same one",
    fault: overtaken,
    send: (event, deliver) =>
      Promise.all([
        deliver(forge(event, "paypal-transmission-sig", "Zm9yZ2Vk")),
        deliver({ headers: { "content-type": "application/json" }, body: event.body }),
        deliver({ ...event, body: event.body.replace('"final_capture":true', '"final_capture":false') }),
      ]),
    expects: [400],
  },
];

/** Of a payment that PayPal was never asked for: who forges it wants an order without paying. */
export const forged = (payPalId: string): Event => ({
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
