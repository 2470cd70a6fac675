import { setTimeout as pause } from "node:timers/promises";
import type { Deliver, PayPalCall, PayPalFault, WebhookEvent } from "./paypal-proxies.ts";

/** Longer than the API's timeout. */
const LATE_MS = 9_000;

const refused = (status: number): PayPalFault => ({ effects: 0, answer: status });
const failed: PayPalFault = { answer: 500 };
const late: PayPalFault = { waitsMs: LATE_MS };
const lateAnswer: PayPalFault = { answersAfterMs: LATE_MS };
const twice: PayPalFault = { effects: 2 };
const unreadable: PayPalFault = { answer: "<html>Welcome</html>" };

/** Faults of consecutive PayPal calls of the same payment. The API reads an order before it captures it. */
export const PAYPAL_FAULTS = {
  create: {
    "429, once": [refused(429)],
    "500 before its effect, once": [refused(500)],
    "500 after its effect, once": [failed],
    "connection closed after its effect": [{ answer: "cut" }],
    "response delayed by 9 s, after its effect": [lateAnswer],
    "two identical requests at the same time": [twice],
  },
  read: {
    "429, once": [refused(429)],
    "503, at both tries": [refused(503), refused(503)],
    "connection closed": [{ effects: 0, answer: "cut" }],
    "response delayed by 9 s": [late],
    "200 with an unreadable body": [unreadable],
  },
  capture: {
    "429, once": [refused(429)],
    "429, at both tries": [refused(429), refused(429)],
    "500 before its effect, once": [refused(500)],
    "503 before its effect, at both tries": [refused(503), refused(503)],
    "500 after its effect, once": [failed],
    "500 after its effect, at both tries": [failed, failed],
    "connection closed before its effect": [{ effects: 0, answer: "cut" }],
    "connection closed after its effect": [{ answer: "cut" }],
    "effect and response delayed by 9 s": [late],
    "effect and response delayed, at both tries": [late, late],
    "response delayed by 9 s, after its effect": [lateAnswer],
    "response delayed, after its effect, at both tries": [lateAnswer, lateAnswer],
    "two identical requests at the same time": [twice],
    "200 with an unreadable body, after its effect": [unreadable],
  },
} satisfies Partial<Record<PayPalCall, Record<string, PayPalFault[]>>>;

export interface WebhookFault {
  name: string;
  /** The fault of the capture that the webhook reports. */
  onCapture: PayPalFault[];
  /** Sends requests to the API in place of the event. @returns their statuses */
  send: (event: WebhookEvent, deliver: Deliver) => Promise<number[]>;
  expectedStatus: number;
}

/** The capture's response arrives after its webhooks. */
const DELAYED_RESPONSE: PayPalFault[] = [{ answersAfterMs: 1_500 }];
const FORGED_SIGNATURE = { "paypal-transmission-sig": "Zm9yZ2Vk" };

/** Each sends three requests for an event. */
export const WEBHOOK_FAULTS: WebhookFault[] = [
  {
    name: "arrives three times, before the response to the capture",
    onCapture: DELAYED_RESPONSE,
    send: (event, deliver) => Promise.all([event, event, event].map(deliver)),
    expectedStatus: 204,
  },
  {
    name: "arrives three times, during or after the response to the capture",
    onCapture: [],
    send: async (event, deliver) => [
      await deliver(event),
      ...(await Promise.all([deliver(event), pause(500).then(() => deliver(event))])),
    ],
    expectedStatus: 204,
  },
  {
    name: "is forged: another signature, no signature, another body under the same signature",
    onCapture: DELAYED_RESPONSE,
    send: ({ headers, body }, deliver) =>
      Promise.all([
        deliver({ headers: { ...headers, ...FORGED_SIGNATURE }, body }),
        deliver({ headers: { "content-type": "application/json" }, body }),
        deliver({ headers, body: body.replace('"final_capture":true', '"final_capture":false') }),
      ]),
    expectedStatus: 400,
  },
];

/** A forged event about a payment that was never captured. */
export const forgeEvent = (payPalId: string): WebhookEvent => ({
  headers: {
    ...FORGED_SIGNATURE,
    "content-type": "application/json",
    "paypal-transmission-id": "forged",
    "paypal-transmission-time": new Date().toISOString(),
    "paypal-auth-algo": "SHA256withRSA",
    "paypal-cert-url": "https://api.paypal.example/cert",
  },
  body: JSON.stringify({
    event_type: "PAYMENT.CAPTURE.COMPLETED",
    resource: { supplementary_data: { related_ids: { order_id: payPalId } } },
  }),
});
