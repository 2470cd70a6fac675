import { Agent, type IncomingMessage, request } from "node:http";
import type { Transport } from "../../../../api/src/testing/browser.ts";

type Sent = Parameters<Transport["inject"]>[0];

/** Sends requests to a server over one connection that stays open, and counts the bytes of the answers. */
export class KeepAliveConnection implements Transport {
  /** Bytes of all bodies so far. */
  bytes = 0;
  readonly #origin: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The client's address is sent as the gateway does, which the API trusts: limits count each client by itself. */
  async inject({ method, url, headers, remoteAddress, payload }: Sent) {
    const body = payload && JSON.stringify(payload);
    const sent: Record<string, string> = { ...headers, "x-forwarded-for": remoteAddress };
    if (body)
      Object.assign(sent, {
        "content-type": "application/json",
        "content-length": `${Buffer.byteLength(body)}`,
      });
    const { answer, text } = await this.#send(url, { method, headers: sent }, body);
    return {
      statusCode: answer.statusCode ?? 0,
      headers: answer.headers,
      cookies: (answer.headers["set-cookie"] ?? []).map(cookieOf),
      json: () => (text === "" ? undefined : JSON.parse(text)),
      body: text,
    };
  }

  close() {
    this.#agent.destroy();
  }

  #send(url: string, options: { method: string; headers: Record<string, string> }, body?: string) {
    return new Promise<{ answer: IncomingMessage; text: string }>((resolve, reject) => {
      const sending = request(this.#origin + url, { ...options, agent: this.#agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const received = Buffer.concat(chunks);
          this.bytes += received.length;
          resolve({ answer, text: received.toString() });
        });
      });
      sending.on("error", reject);
      sending.end(body);
    });
  }
}

function cookieOf(line: string) {
  const [pair = ""] = line.split(";");
  const at = pair.indexOf("=");
  return { name: pair.slice(0, at), value: decodeURIComponent(pair.slice(at + 1)) };
}
