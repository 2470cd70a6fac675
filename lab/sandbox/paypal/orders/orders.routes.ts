import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { captureOrder } from "../captures/payments.ts";
import { gatewayTimeout } from "../errors.ts";
import type { IdempotencyCache } from "../idempotency-cache.ts";
import type { PayPalStore } from "../paypal-store.ts";
import { getOrigin, prefersRepresentation } from "../rest-format.ts";
import type { WebhookSender } from "../webhooks/webhook-sender.ts";
import { assertCapturable, hangsBeforeCapture } from "./capture-rules.ts";
import { createOrder } from "./create-order.ts";
import type { Order } from "./order.ts";
import { fullRepresentation, minimalRepresentation } from "./order-representations.ts";

interface OrderIdParams {
  Params: { id: string };
}

export interface OrderRouteOptions {
  store: PayPalStore;
  webhooks: WebhookSender;
  idempotencyCache: IdempotencyCache;
  hangMs: number;
}

export function orderRoutes(
  app: FastifyInstance,
  { store, webhooks, idempotencyCache, hangMs }: OrderRouteOptions,
) {
  app.post<{ Body: Record<string, unknown> | undefined }>("/v2/checkout/orders", async (request, reply) => {
    const response = idempotencyCache.once(request, () =>
      preferredRepresentation(
        store,
        request,
        createOrder(store, request.body ?? {}, request.headers["paypal-request-id"]).order,
      ),
    );
    return reply.code(response.status).send(response.body);
  });

  app.get<OrderIdParams>("/v2/checkout/orders/:id", async (request) =>
    fullRepresentation(store, store.findOrder(request.params.id).order, getOrigin(request)),
  );

  app.post<OrderIdParams>("/v2/checkout/orders/:id/capture", async (request, reply) => {
    const record = store.findOrder(request.params.id);
    record.captureAttempts += 1;
    if (hangsBeforeCapture(record)) {
      await pause(hangMs, undefined, { ref: false });
      throw gatewayTimeout();
    }

    const response = idempotencyCache.once(request, () => {
      assertCapturable(store, record);
      for (const capture of captureOrder(store, record)) webhooks.sendCapture(capture, getOrigin(request));
      return preferredRepresentation(store, request, record.order);
    });
    if (response.status === 201 && record.behaviour === "late")
      await pause(hangMs, undefined, { ref: false });
    return reply.code(response.status).send(response.body);
  });
}

function preferredRepresentation(store: PayPalStore, request: FastifyRequest, order: Order) {
  const represent = prefersRepresentation(request) ? fullRepresentation : minimalRepresentation;
  // A copy, because the idempotency cache returns it unchanged after the order has changed.
  return structuredClone(represent(store, order, getOrigin(request)));
}
