import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "./listen.ts";

export interface Event {
  headers: Record<string, string>;
  body: string;
}

/** Brings an event to the store. @returns what the store answered; 0 where it was not there */
export type Deliver = (event: Event) => Promise<number>;

/** Stands between PayPal's webhooks and the API. `route` may bring an event more than once, or another one. */
export async function webhookWire(target: () => string) {
  const deliver: Deliver = async ({ headers, body }) => {
    const sent = await fetch(target(), { method: "POST", headers, body }).catch(() => undefined);
    return sent?.status ?? 0;
  };
  const wire = { route: deliver as (event: Event) => Promise<number>, deliver };
  const server = createServer(async (request, response) => {
    const event = { headers: kept(request.headers), body: await text(request) };
    const status = await wire.route(event).catch(() => 0);
    response.writeHead(status || 503).end();
  });
  const { port, close } = await listen(server);
  return Object.assign(wire, { url: `http://127.0.0.1:${port}/`, close });
}

const kept = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith("paypal-") || name === "content-type" ? [[name, String(value)]] : [],
    ),
  );
