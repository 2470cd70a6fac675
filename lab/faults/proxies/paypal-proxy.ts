import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "./listen.ts";

const DEBUG_ID = "paypal-debug-id";

export interface Answer {
  status: number;
  body: string;
  /** PayPal's id of the answer, for its support. */
  debugId?: string;
}

/** A fault of one call. `pass` forwards the call to PayPal and returns its response. */
export type Fault = (pass: () => Promise<Answer>) => Promise<Answer | "no answer" | "cut">;

/**
 * A proxy between the API and PayPal. Each call consumes one fault: faults of reads and captures are stored by order, and
 * those of refunds by capture.
 */
export async function startPayPalProxy(sandbox: string) {
  const creates: Fault[] = [];
  const reads = new Map<string, Fault[]>();
  const captures = new Map<string, Fault[]>();
  const refunds = new Map<string, Fault[]>();
  /** PayPal's orders by their reference id. */
  const created = new Map<string, string[]>();

  async function take(request: IncomingMessage, response: ServerResponse) {
    const { method = "", url = "", headers } = request;
    const sent = await buffer(request);
    const isCreate = method === "POST" && url.endsWith("/v2/checkout/orders");
    const [, readId = ""] = /orders\/(\w+)$/.exec(url) ?? [];
    const [, orderId = ""] = /orders\/(\w+)\/capture$/.exec(url) ?? [];
    const [, captureId = ""] = /captures\/(\w+)\/refund$/.exec(url) ?? [];
    const pass = async (): Promise<Answer> => {
      const answer = await fetch(sandbox + url, {
        method,
        headers: forwardedHeaders(headers),
        ...(method === "POST" ? { body: sent } : {}),
      });
      const body = await answer.text();
      if (isCreate && answer.ok) recordCreatedOrder(created, sent.toString(), body);
      return { status: answer.status, body, debugId: answer.headers.get(DEBUG_ID) ?? "" };
    };
    const of = reads.get(readId) ?? captures.get(orderId) ?? refunds.get(captureId);
    const fault = isCreate ? creates.shift() : of?.shift();
    const answer = await (fault ? fault(pass) : pass());
    if (answer === "cut") response.destroy();
    if (typeof answer === "string") return;
    const sentHeaders = { "content-type": "application/json", [DEBUG_ID]: answer.debugId ?? "faults" };
    response.writeHead(answer.status, sentHeaders).end(answer.body);
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  const { port, close } = await listen(server);
  return { origin: `http://127.0.0.1:${port}`, creates, reads, captures, refunds, created, close };
}

const forwardedHeaders = ({
  authorization = "",
  "content-type": type = "",
  ...more
}: IncomingMessage["headers"]) => ({
  authorization,
  "content-type": type,
  prefer: String(more.prefer ?? ""),
  ...(more["paypal-request-id"] ? { "paypal-request-id": String(more["paypal-request-id"]) } : {}),
});

function recordCreatedOrder(created: Map<string, string[]>, sent: string, answered: string) {
  const reference: string = JSON.parse(sent).purchase_units[0].custom_id;
  const { id } = JSON.parse(answered) as { id: string };
  const known = created.get(reference) ?? [];
  if (!known.includes(id)) created.set(reference, [...known, id]);
}
