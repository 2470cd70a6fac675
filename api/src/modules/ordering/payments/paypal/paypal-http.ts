import type { Settings } from "@ligate/contract/settings/settings";
import { z } from "zod";
import { ProblemError } from "../../../../http/problem.ts";
import { sendRequest } from "../../../../http/send-request.ts";

export interface Answer {
  status: number;
  body: unknown;
  /** PayPal's id of the request, for questions to its support; empty if it sent none. */
  debugId: string;
}

export type PayPalHttp = (
  method: "GET" | "POST",
  path: string,
  requestId?: string,
  body?: object | string,
) => Promise<Answer>;

/** The path of PayPal's orders. */
export const ORDERS = "/v2/checkout/orders";

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const RENEW_BEFORE_MS = 60_000;

/** A client of PayPal's REST API. Requests its own access token, and a new one after a 401. */
export function createPayPalHttp(settings: Settings, timeoutMs: number): PayPalHttp {
  const base = settings.PAYPAL_API_BASE?.replace(/\/+$/, "");
  let token: { value: string; until: number } | undefined;

  async function bearer(): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    const { PAYPAL_CLIENT_ID: id = "", PAYPAL_CLIENT_SECRET: secret = "" } = settings;
    const { status, body } = await sendRequest(`${base}/v1/oauth2/token`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
      timeoutMs,
    });
    if (status >= 400) throw new Error(`PayPal refused the store's own login: ${status}`);
    const { access_token, expires_in } = Token.parse(body);
    token = { value: access_token, until: Date.now() + expires_in * 1000 - RENEW_BEFORE_MS };
    return access_token;
  }

  const call: PayPalHttp = async (method, path, requestId, body) => {
    if (!base) throw new ProblemError(503, "Payments are not set up in this store yet.");
    const answer = await sendRequest(base + path, {
      method,
      headers: {
        authorization: `Bearer ${await bearer()}`,
        "content-type": "application/json",
        ...(requestId ? { "paypal-request-id": requestId } : {}),
        prefer: "return=representation",
      },
      ...(body ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {}),
      timeoutMs,
    });
    const debugId = answer.headers.get("paypal-debug-id") ?? "";
    return { status: answer.status, body: answer.body, debugId };
  };

  return async (...request) => {
    const answer = await call(...request);
    if (answer.status !== 401) return answer;
    token = undefined;
    return call(...request);
  };
}
