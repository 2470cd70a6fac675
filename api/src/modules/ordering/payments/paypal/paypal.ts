import type { IncomingHttpHeaders } from "node:http";
import type { Settings } from "@ligate/contract/settings/settings";
import type { RefundProvider } from "../refunds/refund-provider.ts";
import { refusalOfCard } from "./card-authentication.ts";
import { type OrderToCreate, orderRequest } from "./order-request.ts";
import { type Answer, createPayPalHttp, type PayPalHttp } from "./paypal-http.ts";
import { type CaptureOutcome, interpret, interpretRead, PayPalOrder } from "./paypal-responses.ts";
import { readRefund, refundCapture } from "./refund-responses.ts";
import { isGenuineWebhook } from "./verify-webhook.ts";

/** The client of PayPal. Calls are idempotent by their request id. */
export interface PayPal extends RefundProvider {
  /** @returns PayPal's id of the order; `undefined` if PayPal did not respond or refused */
  createOrder(requestId: string, order: OrderToCreate): Promise<string | undefined>;
  /** Captures an order. A card is captured only if its 3-D Secure check permits it; otherwise `refused`. */
  capture(orderId: string, requestId: string, source?: "paypal" | "card"): Promise<CaptureOutcome>;
  /** The state of an order; `open` if nothing was captured, also if PayPal no longer has it. */
  read(orderId: string): Promise<CaptureOutcome | { kind: "open" }>;
  /** Verifies the signature of an event; `undefined` if PayPal cannot verify it now. */
  isGenuine(headers: IncomingHttpHeaders, event: string): Promise<boolean | undefined>;
}

const TRIES = 2;
const NOT_CAPTURED = ["CREATED", "SAVED", "APPROVED", "PAYER_ACTION_REQUIRED", "VOIDED"];
const ALREADY_CAPTURED = "ORDER_ALREADY_CAPTURED";

/** @param timeoutMs of one try; a capture makes two */
export function createPayPal(settings: Settings, timeoutMs = 8_000): PayPal {
  const client = createPayPalHttp(settings, timeoutMs);
  const http: PayPalHttp = (...request) => client(...request).catch(unavailableResponse);
  return {
    createOrder: (requestId, order) => createOrder(http, requestId, orderRequest(order)),
    capture: (orderId, requestId, source) =>
      source === "card" ? captureCard(http, orderId, requestId) : capture(http, orderId, requestId),
    isGenuine: (headers, event) => isGenuineWebhook(http, settings.PAYPAL_WEBHOOK_ID, headers, event),
    async read(orderId) {
      const answer = await http("GET", addressOf(orderId));
      const order = PayPalOrder.safeParse(answer.body);
      if (order.success && NOT_CAPTURED.includes(order.data.status)) return { kind: "open" };
      return answer.status === 404 ? { kind: "open" } : interpretRead(answer);
    },
    refund: (captureId, requestId, cents) => refundCapture(http, captureId, requestId, cents),
    readRefund: (refundId) => readRefund(http, refundId),
  };
}

const ORDERS = "/v2/checkout/orders";
const addressOf = (orderId: string) => `${ORDERS}/${encodeURIComponent(orderId)}`;

async function createOrder(http: PayPalHttp, requestId: string, body: object) {
  for (let tried = 0; tried < TRIES; tried++) {
    const answer = await http("POST", ORDERS, requestId, body);
    const order = PayPalOrder.safeParse(answer.body);
    if (answer.status < 300 && order.success) return order.data.id;
  }
  return undefined;
}

async function capture(http: PayPalHttp, orderId: string, requestId: string): Promise<CaptureOutcome> {
  const path = `${addressOf(orderId)}/capture`;
  let outcome = interpret(await http("POST", path, requestId, {}));
  for (let tried = 1; tried < TRIES && outcome.kind === "unknown"; tried++) {
    const { failed } = outcome;
    outcome = interpret(await http("POST", path, requestId, {}));
    // An earlier try without a response may still have its effect.
    if (outcome.kind === "unknown") outcome = { ...outcome, failed: failed && outcome.failed };
  }
  if (outcome.kind !== "refused") return outcome;
  const isDone = outcome.refusal.details.some(({ issue }) => issue === ALREADY_CAPTURED);
  return isDone ? interpretRead(await http("GET", addressOf(orderId))) : outcome;
}

/** Captures the money of a card after its 3-D Secure check. */
async function captureCard(http: PayPalHttp, orderId: string, requestId: string): Promise<CaptureOutcome> {
  const answer = await http("GET", addressOf(orderId));
  const order = PayPalOrder.safeParse(answer.body);
  if (answer.status >= 300 || !order.success) return interpret(answer);
  const result = order.data.payment_source?.card?.authentication_result;
  const refusal = refusalOfCard(result, answer.debugId);
  return refusal ? { kind: "refused", refusal } : capture(http, orderId, requestId);
}

/** Treats a missing response as that of an unavailable server. */
const unavailableResponse = (error: unknown): Answer => ({
  status: 599,
  body: { name: String(error) },
  debugId: "",
});
