import type { Endpoint } from "@ligate/contract/endpoint";
import type { Browser } from "../browser.ts";

/** The arguments of a call. */
export interface Sent {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
}

/** Calls an endpoint of the contract as a page does. */
export function makeCall(by: Browser, call: Endpoint, sent: Sent) {
  const url = buildUrl(call, sent);
  if (call.method === "GET") return by.get(url);
  if (call.multipart) return by.postForm(url, Object(sent.body));
  if (call.method === "POST") return by.post(url, sent.body);
  return call.method === "PATCH" ? by.patch(url, sent.body) : by.delete(url);
}

/** The URL of a call. */
export function buildUrl({ path }: Endpoint, { params = {}, query = {} }: Sent): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return `${filled}?${new URLSearchParams(query as Record<string, string>)}`;
}
