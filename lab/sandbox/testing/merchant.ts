import fastify from "fastify";
import { type PayPalConfig, paypalRoutes } from "../paypal/paypal.routes.ts";
import { findViolations } from "./openapi.ts";

interface SandboxRequest {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request to the sandbox. */
export type Transport = (request: SandboxRequest) => Promise<SandboxResponse>;

export interface SandboxResponse {
  status: number;
  debugId: string;
  location: string | undefined;
  text: string;
  /** Undefined if the response is not JSON. */
  body: ReturnType<typeof JSON.parse>;
}

const JSON_TYPE = { "content-type": "application/json" };

/** A transport to a PayPal API in the same process, without a network. Compares each response with PayPal's descriptions. */
export function injectTransport(config: Partial<PayPalConfig> = {}): Transport {
  const app = fastify();
  const defaults = { webhookUrl: undefined, webhookId: "WHTEST", hangMs: 30, dataDir: undefined };
  app.register(async (scope) => paypalRoutes(scope, { ...defaults, ...config }), { prefix: "/paypal" });

  return async ({ method, path, headers = {}, body }) => {
    const {
      statusCode,
      headers: sent,
      body: text,
    } = await app.inject({
      ...{ method, url: `/paypal${path}`, headers, payload: body },
    });
    const response = toResponse(statusCode, text, (name) => sent[name]?.toString());
    expect(findViolations({ method, url: path, status: statusCode, body: response.body })).toEqual([]);
    return response;
  };
}

/** A transport to a sandbox in another process. */
export function httpTransport(origin: string): Transport {
  return async ({ path, ...init }) => {
    const response = await fetch(`${origin}/paypal${path}`, init);
    const header = (name: string) => response.headers.get(name) ?? undefined;
    return toResponse(response.status, await response.text(), header);
  };
}

function toResponse(
  status: number,
  text: string,
  header: (name: string) => string | undefined,
): SandboxResponse {
  const isJson = header("content-type")?.startsWith("application/json");
  return {
    status,
    debugId: header("paypal-debug-id") ?? "",
    location: header("location"),
    text,
    body: isJson ? JSON.parse(text) : undefined,
  };
}

export const basicAuth = (client: string) => `Basic ${Buffer.from(client).toString("base64")}`;

export async function fetchToken(send: Transport, authorization = basicAuth("client:secret")) {
  const headers = { authorization, "content-type": "application/x-www-form-urlencoded" };
  return send({ method: "POST", path: "/v1/oauth2/token", headers, body: "grant_type=client_credentials" });
}

/** A client of the REST API with its own token, like the server of a store. */
export async function aMerchant(send: Transport) {
  const { access_token } = (await fetchToken(send)).body;

  async function call(
    method: "GET" | "POST",
    path: string,
    body?: object,
    extraHeaders: Record<string, string> = {},
  ) {
    const headers = { authorization: `Bearer ${access_token}`, ...JSON_TYPE, ...extraHeaders };
    return send({ method, path, headers, body: body && JSON.stringify(body) });
  }

  return {
    call,
    create: (body: object = anOrderRequest(), headers?: Record<string, string>) =>
      call("POST", "/v2/checkout/orders", body, headers),
    read: (id: string) => call("GET", `/v2/checkout/orders/${id}`),
    capture: (id: string, requestId?: string) =>
      call(
        "POST",
        `/v2/checkout/orders/${id}/capture`,
        undefined,
        requestId ? { "paypal-request-id": requestId } : {},
      ),
    refund: (captureId: string, body: object = {}, headers: Record<string, string> = {}) =>
      call("POST", `/v2/payments/captures/${captureId}/refund`, body, {
        prefer: "return=representation",
        ...headers,
      }),
    readCapture: (id: string) => call("GET", `/v2/payments/captures/${id}`),
    readRefund: (id: string) => call("GET", `/v2/payments/refunds/${id}`),
  };
}

export type Merchant = Awaited<ReturnType<typeof aMerchant>>;

export function anOrderRequest(value = "120.50") {
  return {
    intent: "CAPTURE",
    purchase_units: [{ amount: { currency_code: "USD", value }, custom_id: "LG-1" }],
  };
}

/** Sends the request that the browser sends when the buyer submits the card form. */
export async function confirmCard(send: Transport, id: string, number = "4111111111111111") {
  const body = JSON.stringify({ name: "Ada Lovelace", number, expiry: "2031-07", security_code: "123" });
  return send({ method: "POST", path: `/sdk/orders/${id}/confirm-card`, headers: JSON_TYPE, body });
}

/** Creates an order and confirms a card for it, so that it can be captured. */
export async function anApprovedOrder(send: Transport, number?: string) {
  const merchant = await aMerchant(send);
  const { id } = (await merchant.create()).body;
  await confirmCard(send, id, number);
  return { merchant, id };
}

/** Creates an order and captures it. */
export async function aCapture(send: Transport, number?: string) {
  const { merchant, id } = await anApprovedOrder(send, number);
  const { body } = await merchant.capture(id);
  return { merchant, orderId: id, captureId: body.purchase_units[0].payments.captures[0].id as string };
}
