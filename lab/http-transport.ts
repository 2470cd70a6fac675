import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Transport } from "../api/src/testing/browser.ts";

type Sent = Parameters<Transport["inject"]>[0];

/** Sends requests to a server over connections that stay open, and counts the bytes of the responses. */
export class HttpTransport implements Transport {
  /** Bytes of all bodies so far. */
  bytes = 0;
  readonly #origin: () => string;
  readonly #agent: Agent;

  /** @param origin returns the address of the server for the next request */
  constructor(origin: () => string, maxSockets = Number.POSITIVE_INFINITY) {
    this.#origin = origin;
    this.#agent = new Agent({ keepAlive: true, maxSockets });
  }

  /** The client's address is sent as the gateway does, which the API trusts: limits count each client by itself. */
  async inject({ method, url, headers, remoteAddress, payload }: Sent) {
    const encoded = payload && (await encode(payload));
    const sent = { ...headers, "x-forwarded-for": remoteAddress, ...encoded?.headers };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method, headers: sent, agent: this.#agent };
      request(this.#origin() + url, options, resolve)
        .on("error", reject)
        .end(encoded?.body);
    });
    const received = await text(response);
    this.bytes += Buffer.byteLength(received);
    return {
      statusCode: response.statusCode ?? 0,
      headers: response.headers,
      cookies: (response.headers["set-cookie"] ?? []).map(parseCookie),
      json: () => (received === "" ? undefined : JSON.parse(received)),
      body: received,
    };
  }

  close() {
    this.#agent.destroy();
  }
}

/** A form is sent as `multipart/form-data`, anything else as JSON. */
async function encode(payload: object) {
  const encoded = payload instanceof FormData ? new Response(payload) : Response.json(payload);
  const body = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get("content-type") ?? "application/json";
  return { body, headers: { "content-type": type, "content-length": body.length } };
}

function parseCookie(line: string) {
  const [pair = ""] = line.split(";");
  const at = pair.indexOf("=");
  return { name: pair.slice(0, at), value: decodeURIComponent(pair.slice(at + 1)) };
}
