import type { FastifyInstance } from "fastify";
import type { IdempotencyCache } from "../idempotency-cache.ts";
import type { PayPalStore } from "../paypal-store.ts";
import { getOrigin, prefersRepresentation } from "../rest-format.ts";
import type { WebhookSender } from "../webhooks/webhook-sender.ts";
import { disputeRepresentation } from "./dispute.ts";
import { refundCapture } from "./payments.ts";
import { parseRefundInput } from "./refund-rules.ts";
import {
  captureRepresentation,
  minimalRefundRepresentation,
  refundRepresentation,
} from "./representations.ts";
import { searchTransactions, type TransactionQuery } from "./transactions.ts";

interface IdParams {
  Params: { id: string };
}

interface CaptureRouteOptions {
  store: PayPalStore;
  webhooks: WebhookSender;
  idempotencyCache: IdempotencyCache;
}

/** Reads captures, refunds, disputes and the list of transactions, and refunds captures. */
export function captureRoutes(
  app: FastifyInstance,
  { store, webhooks, idempotencyCache }: CaptureRouteOptions,
) {
  app.get<IdParams>("/v2/payments/captures/:id", async (request) =>
    captureRepresentation(store.findCapture(request.params.id), getOrigin(request)),
  );

  app.get<IdParams>("/v2/payments/refunds/:id", async (request) =>
    refundRepresentation(store.findRefund(request.params.id), getOrigin(request)),
  );

  app.post<IdParams>("/v2/payments/captures/:id/refund", async (request, reply) => {
    const { body } = idempotencyCache.once(request, () => {
      const record = refundCapture(
        store,
        store.findCapture(request.params.id),
        parseRefundInput(request.body),
      );
      webhooks.sendRefund(record, getOrigin(request));
      const represent = prefersRepresentation(request) ? refundRepresentation : minimalRefundRepresentation;
      return structuredClone(represent(record, getOrigin(request)));
    });
    // PayPal's description lists no other status, so a repeated request is answered like the first.
    return reply.code(201).send(body);
  });

  app.get<{ Querystring: TransactionQuery }>("/v1/reporting/transactions", async ({ query }) =>
    searchTransactions(store, query),
  );

  app.get<IdParams>("/v1/customer/disputes/:id", async (request) =>
    disputeRepresentation(store.findDispute(request.params.id).dispute, getOrigin(request)),
  );
}
