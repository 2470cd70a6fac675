import { company } from "@ligate/contract/settings/company";

export interface OutgoingRequest {
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  /** For the whole response. */
  timeoutMs: number;
}

export interface ReceivedResponse {
  status: number;
  headers: Headers;
  /** `undefined` if it is not JSON. */
  body: unknown;
}

/**
 * Sends a request to another service.
 * @throws Error for a redirect, because the credentials are for this address only, and if no response arrives in time
 */
export async function sendRequest(url: URL | string, sent: OutgoingRequest): Promise<ReceivedResponse> {
  const { method = "GET", headers, body, timeoutMs } = sent;
  try {
    const response = await fetch(url, {
      method,
      headers: { "user-agent": company.name, ...headers },
      ...(body !== undefined && { body }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status >= 300 && response.status < 400) throw new Error(`${new URL(url).host} redirects`);
    return { status: response.status, headers: response.headers, body: parseJson(text) };
  } catch (error) {
    // The error of `fetch` says "fetch failed", and its cause why.
    throw error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
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
