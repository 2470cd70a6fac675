import { createProxy, LOCAL } from "./paypal-proxy.ts";

export interface Event {
  headers: Record<string, string>;
  body: string;
}

/** Delivers an event to the API. @returns the status; 0 without a response */
export type Deliver = (event: Event) => Promise<number>;

/**
 * A proxy between PayPal's webhooks and the API. `route` may deliver an event repeatedly, or another one. Events about the
 * captures in `lost` never arrive.
 */
export async function startWebhookProxy(target: () => string) {
  const deliver: Deliver = async ({ headers, body }) => {
    const sent = await fetch(target(), { method: "POST", headers, body }).catch(() => undefined);
    return sent?.status ?? 0;
  };
  const lost = new Set<string>();
  const wire = { route: deliver as (event: Event) => Promise<number>, deliver, lost };
  const app = createProxy();
  app.post("/", async ({ headers, body }, reply) => {
    const sent = Object.entries(headers).filter(([name]) => /^paypal-|^content-type$/.test(name));
    const event = { headers: Object.fromEntries(sent) as Event["headers"], body: String(body) };
    const isLost = [...lost].some((captureId) => event.body.includes(captureId));
    const status = isLost ? 200 : await wire.route(event).catch(() => 0);
    return reply.code(status || 503).send();
  });
  const url = `${await app.listen(LOCAL)}/`;
  return Object.assign(wire, { url, close: () => void app.close() });
}
