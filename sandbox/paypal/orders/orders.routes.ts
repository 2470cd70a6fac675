import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { gatewayTimeout } from "../errors.ts";
import type { WebhookSender } from "../webhooks/webhook-sender.ts";
import { assertCapturable, capturePayment, hangsBeforeCapture } from "./capture.ts";
import { IdempotencyCache } from "./idempotency-cache.ts";
import { fullRepresentation, minimalRepresentation, type Order } from "./order.ts";
import type { OrderRepository } from "./order-repository.ts";

interface OrderIdParams {
  Params: { id: string };
}

export interface OrderRouteOptions {
  orders: OrderRepository;
  webhooks: WebhookSender;
  hangMs: number;
}

export const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

export function orderRoutes(app: FastifyInstance, { orders, webhooks, hangMs }: OrderRouteOptions) {
  const idempotencyCache = new IdempotencyCache();

  app.post<{ Body: Record<string, unknown> | undefined }>("/v2/checkout/orders", async (request, reply) => {
    const response = idempotencyCache.once(request, () =>
      preferredRepresentation(request, orders.create(request.body ?? {}).order),
    );
    return reply.code(response.status).send(response.body);
  });

  app.get<OrderIdParams>("/v2/checkout/orders/:id", async (request) =>
    fullRepresentation(orders.find(request.params.id).order, originOf(request)),
  );

  app.post<OrderIdParams>("/v2/checkout/orders/:id/capture", async (request, reply) => {
    const record = orders.find(request.params.id);
    record.captureAttempts += 1;
    if (hangsBeforeCapture(record)) {
      await pause(hangMs, undefined, { ref: false });
      throw gatewayTimeout();
    }

    const response = idempotencyCache.once(request, () => {
      assertCapturable(record);
      webhooks.sendCaptures(record.order.id, capturePayment(record), originOf(request));
      return preferredRepresentation(request, record.order);
    });
    if (response.status === 201 && record.behaviour === "late")
      await pause(hangMs, undefined, { ref: false });
    return reply.code(response.status).send(response.body);
  });
}

function preferredRepresentation(request: FastifyRequest, order: Order) {
  const isFull = request.headers.prefer === "return=representation";
  // A copy, because the idempotency cache returns it unchanged after the order has changed.
  return structuredClone((isFull ? fullRepresentation : minimalRepresentation)(order, originOf(request)));
}
