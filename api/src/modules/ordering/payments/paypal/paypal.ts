import type { IncomingHttpHeaders } from "node:http";
import type { Settings } from "@ligate/contract/settings/settings";
import { z } from "zod";
import type { Payment } from "../payments.table.ts";
import type { RefundProvider } from "../refunds/refund-provider.ts";
import { type CaptureSearch, findCapture } from "./find-capture.ts";
import { type OrderToCreate, orderRequest } from "./order-request.ts";
import { findSourceRefusal } from "./payment-source.ts";
import { type Answer, createPayPalHttp, ORDERS, type PayPalHttp } from "./paypal-http.ts";
import {
  type CaptureOutcome,
  interpret,
  interpretRead,
  PayPalOrder,
  readOutcome,
} from "./paypal-responses.ts";
import { readRefund, refundCapture } from "./refund-responses.ts";
import { type ReadError, readError } from "./refusal.ts";
import { listTransactions, type TransactionList } from "./transactions.ts";

/** The client of PayPal. Calls are idempotent by their request id. */
export interface PayPal extends RefundProvider {
  /** @returns PayPal's id of the order, or why there is none */
  createOrder(requestId: string, order: OrderToCreate): Promise<{ kind: "created"; id: string } | ReadError>;
  /**
   * Captures an order if `findSourceRefusal` finds none; otherwise `refused`. The buyer may confirm another source
   * between this check and the capture, so the caller compares `money.paidBy` again.
   */
  capture(orderId: string, requestId: string, requested: Payment["source"]): Promise<CaptureOutcome>;
  /** The state of an order; `open` if nothing was captured, also if PayPal no longer has it. */
  read(orderId: string): Promise<CaptureOutcome | { kind: "open" }>;
  /** Finds a capture and its order by PayPal's id of the capture. */
  findCapture(captureId: string): Promise<CaptureSearch>;
  /** Lists the transactions of the account since a time. */
  listTransactions(since: Date): Promise<TransactionList>;
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
    capture: (orderId, requestId, requested) => checkAndCapture(http, orderId, requestId, requested),
    isGenuine: (headers, event) => isGenuineWebhook(http, settings.PAYPAL_WEBHOOK_ID, headers, event),
    async read(orderId) {
      const answer = await http("GET", buildPath(orderId));
      const order = PayPalOrder.safeParse(answer.body);
      if (order.success && NOT_CAPTURED.includes(order.data.status)) return { kind: "open" };
      return answer.status === 404 ? { kind: "open" } : interpretRead(answer);
    },
    refund: (captureId, requestId, cents, note) => refundCapture(http, captureId, requestId, { cents, note }),
    readRefund: (refundId) => readRefund(http, refundId),
    findCapture: (captureId) => findCapture(http, captureId),
    listTransactions: (since) => listTransactions(http, since),
  };
}

const buildPath = (orderId: string) => `${ORDERS}/${encodeURIComponent(orderId)}`;

async function createOrder(http: PayPalHttp, requestId: string, body: object) {
  const answer = await retry(() => http("POST", ORDERS, requestId, body));
  if (answer.status >= 300) return readError(answer);
  const order = PayPalOrder.safeParse(answer.body);
  if (order.success) return { kind: "created" as const, id: order.data.id };
  const { debugId } = answer;
  return { kind: "unknown" as const, why: "PayPal's response is invalid", failed: true, debugId };
}

/** Repeats a request once that had no response, or failed at PayPal. Only for requests that can be repeated. */
async function retry(request: () => Promise<Answer>): Promise<Answer> {
  const answer = await request();
  return answer.status >= 500 ? request() : answer;
}

async function capture(http: PayPalHttp, orderId: string, requestId: string): Promise<CaptureOutcome> {
  const path = `${buildPath(orderId)}/capture`;
  let outcome = interpret(await http("POST", path, requestId, {}));
  for (let tried = 1; tried < TRIES && outcome.kind === "unknown"; tried++) {
    const { failed } = outcome;
    outcome = interpret(await http("POST", path, requestId, {}));
    // An earlier try without a response may still have its effect.
    if (outcome.kind === "unknown") outcome = { ...outcome, failed: failed && outcome.failed };
  }
  if (outcome.kind !== "refused") return outcome;
  const isDone = outcome.refusal.details.some(({ issue }) => issue === ALREADY_CAPTURED);
  return isDone ? interpretRead(await http("GET", buildPath(orderId))) : outcome;
}

/** Checks the source before the capture, unless an earlier request has captured the order. */
async function checkAndCapture(
  http: PayPalHttp,
  orderId: string,
  requestId: string,
  requested: Payment["source"],
): Promise<CaptureOutcome> {
  const answer = await retry(() => http("GET", buildPath(orderId)));
  if (answer.status === 404) return interpret(answer);
  const order = PayPalOrder.safeParse(answer.body);
  if (answer.status >= 300 || !order.success) return interpretRead(answer);
  const { status, payment_source: source = {} } = order.data;
  if (!NOT_CAPTURED.includes(status)) return readOutcome(answer);
  const refusal = findSourceRefusal(requested, source, answer.debugId);
  return refusal ? { kind: "refused", refusal } : capture(http, orderId, requestId);
}

/** Treats a missing response as that of an unavailable server. */
const unavailableResponse = (error: unknown): Answer => ({
  status: 599,
  body: { name: String(error) },
  debugId: "",
});

/** The form of the headers of a signed event. PayPal is not asked about others. */
const Signature = z.object({
  "paypal-transmission-id": z.string().regex(/^[\w-]{8,64}$/),
  "paypal-transmission-time": z.iso.datetime({ offset: true }),
  "paypal-transmission-sig": z.string().min(1).max(1_000),
  "paypal-auth-algo": z.string().regex(/^[\w-]{1,64}$/),
  "paypal-cert-url": z.url({ protocol: /^https$/, hostname: /(^|\.)paypal\.com$/ }).max(1_000),
});
const Verified = z.object({ verification_status: z.string() });

/** `paypal-cert-url` is `cert_url`. */
const toFieldName = (header: string) => header.replace("paypal-", "").replaceAll("-", "_");

/**
 * Asks PayPal to verify the signature of an event. The event is sent back as the received text, because the signature
 * covers its bytes.
 * @returns `undefined` if PayPal cannot verify it now
 */
async function isGenuineWebhook(
  http: PayPalHttp,
  webhookId: string | undefined,
  headers: IncomingHttpHeaders,
  event: string,
): Promise<boolean | undefined> {
  const signature = Signature.safeParse(headers);
  if (!webhookId || !signature.success) return false;
  const claim = Object.entries(signature.data).map(([name, value]) => [toFieldName(name), value]);
  const fields = JSON.stringify({ ...Object.fromEntries(claim), webhook_id: webhookId });
  const body = `${fields.slice(0, -1)},"webhook_event":${event}}`;
  const answer = await http("POST", "/v1/notifications/verify-webhook-signature", undefined, body);
  if (answer.status >= 500 || answer.status === 429) return undefined;
  const verified = Verified.safeParse(answer.body);
  return verified.success && verified.data.verification_status === "SUCCESS";
}
