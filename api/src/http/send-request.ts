import { createRequire } from "node:module";
import { company } from "@ligate/contract/settings/company";
import { loadOnUse } from "../loading/load-on-use.ts";

export interface OutgoingRequest {
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  /** For the whole response. */
  timeoutMs: number;
}

export interface ReceivedResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** `undefined` if it is not JSON. */
  body: unknown;
}

const require = createRequire(import.meta.url);
const undici = loadOnUse(() => require("undici") as typeof import("undici"));

/**
 * Sends a request to another service, with undici (decision 60).
 * @throws Error for a redirect, because the credentials are for this address only, and if no response arrives in time
 */
export async function sendRequest(url: URL | string, sent: OutgoingRequest): Promise<ReceivedResponse> {
  const { method = "GET", headers: own, body, timeoutMs } = sent;
  // The timer of `AbortSignal.timeout` cannot be cleared: it would create an error after each response.
  const aborted = new AbortController();
  const timer = setTimeout(() => aborted.abort(new Error(`timeout of ${timeoutMs} ms`)), timeoutMs);
  try {
    const response = await undici().request(url, {
      method,
      headers: { "user-agent": company.name, ...own },
      body,
      signal: aborted.signal,
    });
    const { statusCode: status, headers } = response;
    const text = await response.body.text();
    if (status >= 300 && status < 400) throw new Error(`${new URL(url).host} redirects`);
    return { status, headers, body: parseJson(text) };
  } finally {
    clearTimeout(timer);
  }
}

/** @returns `undefined` if the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
