import fastify from "fastify";
import { type PayPalConfig, paypalRoutes } from "./paypal.routes.ts";

interface Message {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Takes a message to the sandbox, by whichever way. */
export type Send = (message: Message) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;

const JSON_TYPE = { "content-type": "application/json" };

/** PayPal's part of the sandbox, without a network. */
export function startPayPal(config: Partial<PayPalConfig> = {}): Send {
  const app = fastify();
  const usual = { webhookUrl: undefined, webhookId: "WH-TEST", hangMs: 30 };
  app.register(async (scope) => paypalRoutes(scope, { ...usual, ...config }), { prefix: "/paypal" });

  return async ({ method, path, headers = {}, body }) => {
    const answer = await app.inject({ method, url: `/paypal${path}`, headers, payload: body });
    return { status: answer.statusCode, body: answer.json() };
  };
}

/** A sandbox in another process. */
export function overHttp(origin: string): Send {
  return async ({ path, ...init }) => {
    const answer = await fetch(`${origin}/paypal${path}`, init);
    return { status: answer.status, body: await answer.json() };
  };
}

export const basicAuth = (client: string) => `Basic ${Buffer.from(client).toString("base64")}`;

export async function fetchToken(send: Send, authorization = basicAuth("client:secret")) {
  const headers = { authorization, "content-type": "application/x-www-form-urlencoded" };
  return send({ method: "POST", path: "/v1/oauth2/token", headers, body: "grant_type=client_credentials" });
}

/** A store's server, with a token of its own. */
export async function aStore(send: Send) {
  const { access_token } = (await fetchToken(send)).body;

  async function call(
    method: "GET" | "POST",
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ) {
    const headers = { authorization: `Bearer ${access_token}`, ...JSON_TYPE, ...more };
    return send({ method, path, headers, body: body && JSON.stringify(body) });
  }

  return {
    call,
    create: (body: object = anOrder(), headers?: Record<string, string>) =>
      call("POST", "/v2/checkout/orders", body, headers),
    read: (id: string) => call("GET", `/v2/checkout/orders/${id}`),
    capture: (id: string, requestId?: string) =>
      call(
        "POST",
        `/v2/checkout/orders/${id}/capture`,
        undefined,
        requestId ? { "paypal-request-id": requestId } : {},
      ),
  };
}

export type Store = Awaited<ReturnType<typeof aStore>>;

export function anOrder(value = "120.50") {
  return {
    intent: "CAPTURE",
    purchase_units: [{ amount: { currency_code: "USD", value }, custom_id: "LG-1" }],
  };
}

/** What the browser does when the buyer submits the card form. */
export async function confirmCard(send: Send, id: string, number = "4111111111111111") {
  const body = JSON.stringify({ name: "Ada Lovelace", number, expiry: "2031-07", security_code: "123" });
  return send({ method: "POST", path: `/sdk/orders/${id}/confirm-card`, headers: JSON_TYPE, body });
}

/** An order that is ready to be captured. */
export async function anApprovedOrder(send: Send, number?: string) {
  const store = await aStore(send);
  const { id } = (await store.create()).body;
  await confirmCard(send, id, number);
  return { store, id };
}
