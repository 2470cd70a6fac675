import type { Event } from "../proxies/webhook-proxy.ts";
import type { TestStack } from "../stack/test-stack.ts";

/** Keeps PayPal's webhooks from the API, which are answered as if they had arrived. */
export function holdWebhooks({ webhooks }: TestStack) {
  const held: Event[] = [];
  webhooks.route = async (event) => {
    held.push(event);
    return 200;
  };
  return {
    /** From now on webhooks arrive again; those that were held arrive now, or never. */
    async release(what: "deliver" | "drop") {
      webhooks.route = webhooks.deliver;
      if (what === "deliver") for (const event of held) await webhooks.deliver(event);
    },
  };
}
