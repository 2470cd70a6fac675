import type { FastifyInstance } from "fastify";
import { buttonOutcomes } from "../cards.ts";
import type { Order } from "../orders/order.ts";
import type { CardInput, OrderRepository } from "../orders/order-repository.ts";
import type { PayPalStore } from "../store/paypal-store.ts";
import { sdkScript } from "./sdk-script.ts";

interface OrderIdParams {
  Params: { id: string };
}

/** The script of the SDK, and the calls of the script, which are not part of PayPal's API. */
export function sdkRoutes(app: FastifyInstance, store: PayPalStore, orders: OrderRepository) {
  app.get<{ Querystring: { "client-id"?: string } }>("/js", async ({ query }, reply) => {
    reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache");
    if (query["client-id"]) return reply.send(sdkScript());
    return reply.code(400).send(`throw new Error("SDK Validation error: 'client-id' is missing");\n`);
  });

  app.get<OrderIdParams>("/orders/:id", async ({ params }) => ({
    ...orderSummary(store.findOrder(params.id).order),
    outcomes: buttonOutcomes(),
  }));

  app.post<OrderIdParams & { Body: { behaviour?: string } }>(
    "/orders/:id/approve",
    async ({ params, body }) => orderSummary(orders.approve(params.id, body?.behaviour).order),
  );

  app.post<OrderIdParams & { Body: CardInput }>("/orders/:id/confirm-card", async ({ params, body }) =>
    orderSummary(orders.confirmCard(params.id, body).order),
  );
}

/** The part of an order that the buyer's browser may read. */
function orderSummary({ id, status, payer, purchase_units }: Order) {
  return { id, status, payer, purchase_units: purchase_units.map(({ amount }) => ({ amount })) };
}
