// Declares the properties that the API adds to Fastify, which the type check of the imported sources requires.
import type {} from "../api/src/app.ts";
import type { Transport } from "../api/src/testing/browser.ts";

type Sent = Parameters<Transport["inject"]>[0];

/** Sends the requests of the API's test clients to a server over HTTP. */
export class HttpTransport implements Transport {
  readonly #origin: () => string;

  /** @param origin returns the address of the server for the next request */
  constructor(origin: () => string) {
    this.#origin = origin;
  }

  /** The client's address is sent as the gateway does, which the API trusts: limits count each client by itself. */
  async inject({ method, url, headers, remoteAddress, payload }: Sent) {
    const isJson = payload && !(payload instanceof FormData);
    const response = await fetch(this.#origin() + url, {
      method,
      redirect: "manual",
      headers: {
        ...headers,
        "x-forwarded-for": remoteAddress,
        "accept-encoding": "identity",
        ...(isJson && { "content-type": "application/json" }),
      },
      ...(payload && { body: isJson ? JSON.stringify(payload) : (payload as FormData) }),
    });
    const body = await response.text();
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      cookies: response.headers.getSetCookie().map(parseCookie),
      json: () => (body === "" ? undefined : JSON.parse(body)),
      body,
    };
  }
}

function parseCookie(line: string) {
  const [pair = ""] = line.split(";");
  const at = pair.indexOf("=");
  return { name: pair.slice(0, at), value: decodeURIComponent(pair.slice(at + 1)) };
}
