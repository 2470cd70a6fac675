import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { injectTransport, type Transport } from "./merchant.ts";

/** A webhook as the store receives it. */
export interface ReceivedWebhook {
  headers: IncomingMessage["headers"];
  event: ReturnType<typeof JSON.parse>;
}

/** A PayPal for the tests of a file, with a store that receives its webhooks. */
export function setUpWebhooks() {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, event: await json(request) });
    response.end();
    server.emit("webhook");
  });
  let send: Transport;
  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    send = injectTransport({ webhookUrl: `http://127.0.0.1:${port}/webhook` });
  });
  afterAll(() => void server.close());

  return {
    paypal: ((request) => send(request)) as Transport,
    /** Waits for a webhook of this type, and forgets it. */
    async nextWebhook(type: string): Promise<ReceivedWebhook> {
      for (;;) {
        const index = received.findIndex(({ event }) => event.event_type === type);
        const [found] = index === -1 ? [] : received.splice(index, 1);
        if (found) return found;
        await once(server, "webhook");
      }
    },
  };
}
