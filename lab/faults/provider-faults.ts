import { setTimeout as pause } from "node:timers/promises";
import type { Deliver, PayPalCall, PayPalFault, WebhookEvent } from "./proxies/paypal-proxies.ts";

/** Longer than the API's timeout. */
const LATE_MS = 9_000;

const error = (status: number): PayPalFault => ({ effects: 0, answer: status });
const failed: PayPalFault = { answer: 500 };
const cut: PayPalFault = { answer: "cut" };
const notReceived: PayPalFault = { effects: 0, answer: "cut" };
const late: PayPalFault = { waitsMs: LATE_MS };
const lateAnswer: PayPalFault = { answersAfterMs: LATE_MS };
const twice: PayPalFault = { effects: 2 };
const unreadable: PayPalFault = { answer: "<html>Welcome</html>" };

/** Faults of consecutive PayPal calls of the same payment. The API reads an order before it captures it. */
export const PAYPAL_FAULTS: [call: PayPalCall, name: string, ...faults: PayPalFault[]][] = [
  ["create", "429, once", error(429)],
  ["create", "500 before its effect, once", error(500)],
  ["create", "500 after its effect, once", failed],
  ["create", "connection closed after its effect", cut],
  ["create", "response delayed by 9 s, after its effect", lateAnswer],
  ["create", "two identical requests at the same time", twice],
  ["read", "429, once", error(429)],
  ["read", "503, at both tries", error(503), error(503)],
  ["read", "connection closed", notReceived],
  ["read", "response delayed by 9 s", late],
  ["read", "200 with an unreadable body", unreadable],
  ["capture", "429, once", error(429)],
  ["capture", "429, at both tries", error(429), error(429)],
  ["capture", "500 before its effect, once", error(500)],
  ["capture", "503 before its effect, at both tries", error(503), error(503)],
  ["capture", "500 after its effect, once", failed],
  ["capture", "500 after its effect, at both tries", failed, failed],
  ["capture", "connection closed before its effect", notReceived],
  ["capture", "connection closed after its effect", cut],
  ["capture", "effect and response delayed by 9 s", late],
  ["capture", "effect and response delayed, at both tries", late, late],
  ["capture", "response delayed by 9 s, after its effect", lateAnswer],
  ["capture", "response delayed, after its effect, at both tries", lateAnswer, lateAnswer],
  ["capture", "two identical requests at the same time", twice],
  ["capture", "200 with an unreadable body, after its effect", unreadable],
];

export interface WebhookFault {
  name: string;
  /** The capture's response arrives after its webhooks. */
  isEarly: boolean;
  /** Sends three requests to the API in place of the event. @returns their statuses */
  send: (event: WebhookEvent, deliver: Deliver) => Promise<number[]>;
  expectedStatus: number;
}

/** How late the response to a capture is, whose webhooks are early. */
export const DELAYED_RESPONSE: PayPalFault = { answersAfterMs: 1_500 };
const FORGED_SIGNATURE = { "paypal-transmission-sig": "Zm9yZ2Vk" };

export const WEBHOOK_FAULTS: WebhookFault[] = [
  {
    name: "arrives three times, before the response to the capture",
    isEarly: true,
    send: (event, deliver) => Promise.all([event, event, event].map(deliver)),
    expectedStatus: 204,
  },
  {
    name: "arrives three times, during or after the response to the capture",
    isEarly: false,
    send: async (event, deliver) => [
      await deliver(event),
      ...(await Promise.all([deliver(event), pause(500).then(() => deliver(event))])),
    ],
    expectedStatus: 204,
  },
  {
    name: "is forged: another signature, no signature, another body under the same signature",
    isEarly: true,
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
