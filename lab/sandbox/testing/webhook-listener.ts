import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A webhook as the store receives it. */
export interface ReceivedWebhook {
  headers: IncomingMessage["headers"];
  event: ReturnType<typeof JSON.parse>;
}

/** Receives webhooks like a store. */
export async function listenForWebhooks() {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => void receive(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function receive(request: IncomingMessage, response: ServerResponse) {
    received.push({ headers: request.headers, event: await json(request) });
    response.end();
    server.emit("webhook");
  }

  return {
    url: `http://127.0.0.1:${port}/webhook`,
    close: () => server.close(),
    /** Waits for a webhook of this type, and forgets it. */
    async next(type: string): Promise<ReceivedWebhook> {
      for (;;) {
        const index = received.findIndex(({ event }) => event.event_type === type);
        const [found] = index === -1 ? [] : received.splice(index, 1);
        if (found) return found;
        await once(server, "webhook");
      }
    },
  };
}
