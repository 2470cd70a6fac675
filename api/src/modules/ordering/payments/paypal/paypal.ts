import type { IncomingHttpHeaders } from "node:http";
import type { Settings } from "@ligate/contract/settings/settings";
import { type Answer, createPayPalHttp, type PayPalHttp } from "./paypal-http.ts";
import {
  ALREADY_CAPTURED,
  type CaptureOutcome,
  outcomeOf,
  outcomeOfError,
  PayPalOrder,
} from "./paypal-responses.ts";
import { isGenuineWebhook } from "./verify-webhook.ts";

/** The client of PayPal. Calls are idempotent by their request id. */
export interface PayPal {
  /** @returns PayPal's id of the order; `undefined` if PayPal did not respond or refused */
  createOrder(requestId: string, amountCents: number, reference: string): Promise<string | undefined>;
  capture(orderId: string, requestId: string): Promise<CaptureOutcome>;
  /** The state of an order; `open` if nothing was captured. */
  read(orderId: string): Promise<CaptureOutcome | { kind: "open" }>;
  /** Verifies the signature of an event; `undefined` if PayPal cannot verify it now. */
  isGenuine(headers: IncomingHttpHeaders, event: string): Promise<boolean | undefined>;
}

const TRIES = 2;
const NOT_CAPTURED = ["CREATED", "SAVED", "APPROVED", "PAYER_ACTION_REQUIRED", "VOIDED"];

/** @param timeoutMs of one try; a capture makes two */
export function createPayPal(settings: Settings, timeoutMs = 8_000): PayPal {
  const http = createPayPalHttp(settings, timeoutMs);
  return {
    createOrder: (requestId, amountCents, reference) =>
      createOrder(http, requestId, bodyOf(amountCents, reference)),
    capture: (orderId, requestId) => capture(http, orderId, requestId),
    isGenuine: (headers, event) => isGenuineWebhook(http, settings.PAYPAL_WEBHOOK_ID, headers, event),
    async read(orderId) {
      const answer = await http("GET", addressOf(orderId)).catch(unavailableResponse);
      const order = PayPalOrder.safeParse(answer.body);
      if (order.success && NOT_CAPTURED.includes(order.data.status)) return { kind: "open" };
      return interpret(answer);
    },
  };
}

const ORDERS = "/v2/checkout/orders";
const addressOf = (orderId: string) => `${ORDERS}/${encodeURIComponent(orderId)}`;

const bodyOf = (amountCents: number, reference: string) => ({
  intent: "CAPTURE",
  purchase_units: [
    {
      custom_id: reference,
      amount: { currency_code: "USD", value: (amountCents / 100).toFixed(2) },
    },
  ],
});

async function createOrder(http: PayPalHttp, requestId: string, body: object) {
  for (let tried = 0; tried < TRIES; tried++) {
    const answer = await http("POST", ORDERS, requestId, body).catch(unavailableResponse);
    const order = PayPalOrder.safeParse(answer.body);
    if (answer.status < 300 && order.success) return order.data.id;
  }
  return undefined;
}

async function capture(http: PayPalHttp, orderId: string, requestId: string): Promise<CaptureOutcome> {
  let outcome: CaptureOutcome = { kind: "unknown", why: "no request was sent", failed: false };
  for (let tried = 0; tried < TRIES && outcome.kind === "unknown"; tried++) {
    outcome = interpret(
      await http("POST", `${addressOf(orderId)}/capture`, requestId, {}).catch(unavailableResponse),
    );
  }
  if (outcome.kind !== "refused") return outcome;
  const isDone = outcome.refusal.details.some(({ issue }) => issue === ALREADY_CAPTURED);
  return isDone ? interpret(await http("GET", addressOf(orderId)).catch(unavailableResponse)) : outcome;
}

const interpret = ({ status, body }: Answer) =>
  status < 300 ? outcomeOf(body) : outcomeOfError(status, body);

/** Treats a missing response as that of an unavailable server. */
const unavailableResponse = (error: unknown): Answer => ({ status: 599, body: { name: String(error) } });
