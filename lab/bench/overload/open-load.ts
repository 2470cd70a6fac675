import { Agent, request as httpRequest } from "node:http";
import { setTimeout } from "node:timers/promises";

/** A request of the load; its kind names it in tables. */
export interface LoadRequest {
  kind: string;
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

export interface Answer {
  kind: string;
  /** 0 if none arrived. */
  status: number;
  /** From sending to the last byte, in milliseconds. */
  ms: number;
  /** When it was sent, in milliseconds after the load began. */
  sentAt: number;
}

/** A visitor does not wait longer. */
const TIMEOUT_MS = 60_000;
const TICK_MS = 5;

/** Sends requests to a server, over as many connections as wait for an answer. */
export class Load {
  readonly #origin: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Each of a number of clients sends its next request when its last one is answered. */
  async closed(next: () => LoadRequest, clients: number, seconds: number): Promise<Answer[]> {
    const begun = performance.now();
    const answers: Answer[] = [];
    const loop = async () => {
      while (performance.now() - begun < seconds * 1000) answers.push(await this.send(next(), begun));
    };
    await Promise.all(Array.from({ length: clients }, loop));
    return answers;
  }

  /** Sends a number of requests per second, however many of them are answered. @returns those that will be, when all are sent */
  async open(next: () => LoadRequest, perSecond: number, seconds: number): Promise<Promise<Answer>[]> {
    const begun = performance.now();
    const sent: Promise<Answer>[] = [];
    for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - begun) {
      while (sent.length < (elapsed / 1000) * perSecond) sent.push(this.send(next(), begun));
      await setTimeout(TICK_MS);
    }
    return sent;
  }

  send({ kind, method = "GET", path, headers, body }: LoadRequest, begun: number): Promise<Answer> {
    const sentAt = performance.now();
    const json = body && JSON.stringify(body);
    return new Promise((resolve) => {
      const settle = (status: number) =>
        resolve({ kind, status, ms: performance.now() - sentAt, sentAt: sentAt - begun });
      const sent = httpRequest(this.#origin + path, {
        ...{ method, agent: this.#agent, timeout: TIMEOUT_MS },
        headers: { ...headers, ...(json && { "content-type": "application/json" }) },
      });
      sent.on("response", (response) => {
        response.resume().on("end", () => settle(response.statusCode ?? 0));
        response.on("error", () => settle(0));
      });
      sent.on("timeout", () => sent.destroy());
      sent.on("error", () => settle(0));
      sent.end(json);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
