import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "./listen.ts";

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
  const server = createServer(async (request, response) => {
    const event = { headers: forwardedHeaders(request.headers), body: await text(request) };
    const isLost = [...lost].some((captureId) => event.body.includes(captureId));
    const status = isLost ? 200 : await wire.route(event).catch(() => 0);
    response.writeHead(status || 503).end();
  });
  const { port, close } = await listen(server);
  return Object.assign(wire, { url: `http://127.0.0.1:${port}/`, close });
}

const forwardedHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith("paypal-") || name === "content-type" ? [[name, String(value)]] : [],
    ),
  );
