import { setTimeout as pause } from "node:timers/promises";
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";

const INTERNAL_ERROR = JSON.stringify({
  name: "INTERNAL_SERVER_ERROR",
  message: "An internal error.",
  debug_id: "faults",
});
const LOCAL = { host: "127.0.0.1", port: 0 };

/** A fault of one call. */
export interface PayPalFault {
  /** How often PayPal receives the call; once by default. */
  effects?: 0 | 1 | 2;
  /** PayPal receives it, and answers, after this time. */
  waitsMs?: number;
  answersAfterMs?: number;
  /** In place of PayPal's answer: an error, another body, a closed connection, or no answer ever. */
  answer?: number | `<${string}>` | "cut" | "none";
  /** Called in place of an answer. */
  reached?: () => void;
}
export type PayPalCall = "create" | "read" | "capture" | "refund";

/** A proxy between the API and PayPal. Each call consumes one fault. */
export async function startPayPalProxy(sandbox: string) {
  const faults = new Map<string, PayPalFault[]>();

  async function answer({ method, url, headers, body }: FastifyRequest, reply: FastifyReply) {
    const { effects = 1, ...fault } = faults.get(nameCall(method, url))?.shift() ?? {};
    const pass = async () => {
      const sent = method === "POST" ? { body: String(body ?? "") } : {};
      const response = await fetch(sandbox + url, { method, headers: pickHeaders(headers), ...sent });
      return { status: response.status, text: await response.text() };
    };
    await pause(fault.waitsMs);
    const [passed] = await Promise.all(Array.from({ length: effects }, pass));
    await pause(fault.answersAfterMs);
    fault.reached?.();
    reply.type("application/json");
    if (typeof fault.answer === "number") return reply.code(fault.answer).send(INTERNAL_ERROR);
    if (fault.answer?.startsWith("<")) return reply.send(fault.answer);
    if (passed && !fault.answer) return reply.code(passed.status).send(passed.text);
    reply.hijack();
    if (fault.answer !== "none") reply.raw.destroy();
  }

  const app = createProxy();
  app.all("/*", (request, reply) => answer(request, reply).catch(() => void reply.hijack().raw.destroy()));
  const origin = await app.listen(LOCAL);
  return {
    origin,
    /**
     * Adds faults of the next calls.
     * @param id of the order, or of the capture that is refunded; any if it is created
     */
    addFaults(call: PayPalCall, id: string, added: PayPalFault[]) {
      const key = call === "create" ? call : `${call} ${id}`;
      faults.set(key, [...(faults.get(key) ?? []), ...added]);
    },
    clearFaults: () => faults.clear(),
    close: () => void app.close(),
  };
}

function nameCall(method: string, url: string): string {
  if (method === "POST" && url.endsWith("/v2/checkout/orders")) return "create";
  const [, id, action = "read"] = /\/(?:orders|captures)\/(\w+)(?:\/(\w+))?$/.exec(url) ?? [];
  return `${action} ${id}`;
}

const FORWARDED = /^(authorization|content-type|prefer|paypal-.+)$/;
const pickHeaders = (headers: FastifyRequest["headers"]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => FORWARDED.test(name))) as Record<
    string,
    string
  >;

export interface WebhookEvent {
  headers: Record<string, string>;
  body: string;
}

/** Sends an event to the API. @returns the status; 0 without a response */
type Deliver = (event: WebhookEvent) => Promise<number>;

/**
 * A proxy between PayPal's webhooks and the API. `route` may deliver an event repeatedly, or another one.
 * Events about the captures in `lost` never arrive.
 */
export async function startWebhookProxy(target: () => string) {
  const deliver: Deliver = async ({ headers, body }) => {
    const sent = await fetch(target(), { method: "POST", headers, body }).catch(() => undefined);
    return sent?.status ?? 0;
  };
  const proxy = { route: deliver, deliver, lost: new Set<string>() };
  const app = createProxy();
  app.post("/", async ({ headers, body }, reply) => {
    const event = { headers: pickHeaders(headers), body: String(body) };
    const isLost = [...proxy.lost].some((captureId) => event.body.includes(captureId));
    const status = isLost ? 200 : await proxy.route(event).catch(() => 0);
    return reply.code(status || 503).send();
  });
  const url = `${await app.listen(LOCAL)}/`;
  return Object.assign(proxy, { url, close: () => void app.close() });
}

/** A server that receives bodies as texts. */
function createProxy() {
  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  return app;
}
