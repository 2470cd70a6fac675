import type { FastifyInstance } from "fastify";
import { walletOutcomes } from "./cards.ts";
import type { Order } from "./order.ts";
import type { CardInput, OrderBook } from "./order-book.ts";
import { sdkScript } from "./sdk-script.ts";

interface ById {
  Params: { id: string };
}

/** The script for browsers, and what it alone calls: no API of PayPal's, so a store must not use it. */
export function sdkRoutes(app: FastifyInstance, orders: OrderBook) {
  app.get<{ Querystring: { "client-id"?: string } }>("/js", async ({ query }, reply) => {
    reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache");
    if (query["client-id"]) return reply.send(sdkScript());
    return reply.code(400).send(`throw new Error("SDK Validation error: 'client-id' is missing");\n`);
  });

  app.get<ById>("/orders/:id", async ({ params }) => ({
    ...summaryOf(orders.find(params.id).order),
    outcomes: walletOutcomes(),
  }));

  app.post<ById & { Body: { behaviour?: string } }>("/orders/:id/approve", async ({ params, body }) =>
    summaryOf(orders.approve(params.id, body?.behaviour).order),
  );

  app.post<ById & { Body: CardInput }>("/orders/:id/confirm-card", async ({ params, body }) =>
    summaryOf(orders.confirmCard(params.id, body).order),
  );
}

/** What the buyer's browser may know. */
function summaryOf({ id, status, payer, purchase_units }: Order) {
  return { id, status, payer, purchase_units: purchase_units.map(({ amount }) => ({ amount })) };
}
