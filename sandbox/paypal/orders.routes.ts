import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { checkCapture, hangsBeforeEffect, takeMoney } from "./capture.ts";
import { minimal, type Order, representation } from "./order.ts";
import type { OrderBook } from "./order-book.ts";
import { gatewayTimeout } from "./problems.ts";
import { RequestIds } from "./request-ids.ts";
import type { Webhooks } from "./webhooks.ts";

interface ById {
  Params: { id: string };
}

export interface OrderRouteOptions {
  orders: OrderBook;
  webhooks: Webhooks;
  hangMs: number;
}

export const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

export function orderRoutes(app: FastifyInstance, { orders, webhooks, hangMs }: OrderRouteOptions) {
  const requestIds = new RequestIds();

  app.post<{ Body: Record<string, unknown> | undefined }>("/v2/checkout/orders", async (request, reply) => {
    const answer = requestIds.once(request, () =>
      preferred(request, orders.create(request.body ?? {}).order),
    );
    return reply.code(answer.status).send(answer.body);
  });

  app.get<ById>("/v2/checkout/orders/:id", async (request) =>
    representation(orders.find(request.params.id).order, originOf(request)),
  );

  app.post<ById>("/v2/checkout/orders/:id/capture", async (request, reply) => {
    const record = orders.find(request.params.id);
    record.captureAttempts += 1;
    if (hangsBeforeEffect(record)) {
      await pause(hangMs, undefined, { ref: false });
      throw gatewayTimeout();
    }

    const answer = requestIds.once(request, () => {
      checkCapture(record);
      webhooks.announce(record.order.id, takeMoney(record), originOf(request));
      return preferred(request, record.order);
    });
    if (answer.status === 201 && record.behaviour === "late") await pause(hangMs, undefined, { ref: false });
    return reply.code(answer.status).send(answer.body);
  });
}

function preferred(request: FastifyRequest, order: Order) {
  const whole = request.headers.prefer === "return=representation";
  // A copy: what was answered once must not change with the order.
  return structuredClone((whole ? representation : minimal)(order, originOf(request)));
}
