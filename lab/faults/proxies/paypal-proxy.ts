import fastify, { type FastifyReply, type FastifyRequest } from "fastify";

const DEBUG_ID = "paypal-debug-id";

export interface Answer {
  status: number;
  body: string;
  /** PayPal's id of the answer, for its support. */
  debugId?: string;
}

/** A fault of one call. `pass` forwards the call to PayPal and returns its response. */
export type Fault = (pass: () => Promise<Answer>) => Promise<Answer | "no answer" | "cut">;

/** A server that receives bodies as texts. */
export function createProxy() {
  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  return app;
}

export const LOCAL = { host: "127.0.0.1", port: 0 };

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

  async function answer({ method, url, headers, body }: FastifyRequest, reply: FastifyReply) {
    const isCreate = method === "POST" && url.endsWith("/v2/checkout/orders");
    const [, readId = ""] = /orders\/(\w+)$/.exec(url) ?? [];
    const [, orderId = ""] = /orders\/(\w+)\/capture$/.exec(url) ?? [];
    const [, captureId = ""] = /captures\/(\w+)\/refund$/.exec(url) ?? [];
    const pass = async (): Promise<Answer> => {
      const sent = method === "POST" ? { body: String(body ?? "") } : {};
      const response = await fetch(sandbox + url, { method, headers: forwardHeaders(headers), ...sent });
      const text = await response.text();
      if (isCreate && response.ok) recordCreatedOrder(created, String(body), text);
      return { status: response.status, body: text, debugId: response.headers.get(DEBUG_ID) ?? "" };
    };
    const faults = reads.get(readId) ?? captures.get(orderId) ?? refunds.get(captureId);
    const fault = isCreate ? creates.shift() : faults?.shift();
    const answered = await (fault ? fault(pass) : pass());
    if (typeof answered !== "string") {
      reply.header(DEBUG_ID, answered.debugId ?? "faults").type("application/json");
      return reply.code(answered.status).send(answered.body);
    }
    reply.hijack();
    if (answered === "cut") reply.raw.destroy();
  }

  const app = createProxy();
  app.all("/*", (request, reply) =>
    answer(request, reply).catch(() => {
      reply.hijack();
      reply.raw.destroy();
    }),
  );
  const origin = await app.listen(LOCAL);
  return { origin, creates, reads, captures, refunds, created, close: () => void app.close() };
}

function forwardHeaders(headers: FastifyRequest["headers"]): Record<string, string> {
  const names = ["authorization", "content-type", "prefer", "paypal-request-id"];
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}

function recordCreatedOrder(created: Map<string, string[]>, sent: string, answered: string) {
  const reference: string = JSON.parse(sent).purchase_units[0].custom_id;
  const { id } = JSON.parse(answered) as { id: string };
  const known = created.get(reference) ?? [];
  if (!known.includes(id)) created.set(reference, [...known, id]);
}
