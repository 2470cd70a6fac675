import type { FastifyInstance } from "fastify";
import type { SandboxConfig } from "../config.ts";
import { captureRoutes } from "./captures/captures.routes.ts";
import { invalidRequest, PayPalError, sendError } from "./errors.ts";
import { IdempotencyCache } from "./idempotency-cache.ts";
import { AccessTokens, tokenRoute } from "./oauth.ts";
import { OrderRepository } from "./orders/order-repository.ts";
import { orderRoutes } from "./orders/orders.routes.ts";
import { sdkRoutes } from "./sdk/sdk.routes.ts";
import { PayPalStore } from "./store/paypal-store.ts";
import { verifySignatureRoutes } from "./webhooks/verify-signature.routes.ts";
import { WebhookSender } from "./webhooks/webhook-sender.ts";

export type PayPalConfig = Pick<SandboxConfig, "webhookUrl" | "webhookId" | "hangMs">;

export function paypalRoutes(app: FastifyInstance, config: PayPalConfig) {
  const tokens = new AccessTokens();
  const store = new PayPalStore();
  const orders = new OrderRepository(store);
  const idempotencyCache = new IdempotencyCache();
  const webhooks = new WebhookSender(config);

  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof PayPalError) return sendError(reply, error);
    if ((error.statusCode ?? 500) >= 500) throw error;
    return sendError(
      reply,
      invalidRequest("/", "MALFORMED_REQUEST_JSON", "The request JSON is not well formed."),
    );
  });

  acceptEmptyJson(app);
  app.register(async (scope) => tokenRoute(scope, tokens));
  app.register(async (scope) => sdkRoutes(scope, store, orders), { prefix: "/sdk" });
  app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      if (!tokens.isAuthorized(request)) {
        return reply.code(401).send({
          error: "invalid_token",
          error_description: "The token passed in was not found in the system",
        });
      }
    });
    orderRoutes(scope, { store, orders, webhooks, idempotencyCache, hangMs: config.hangMs });
    captureRoutes(scope, { store, webhooks, idempotencyCache });
    verifySignatureRoutes(scope, webhooks);
  });
}

/** Accepts a JSON request without a body, such as a capture. Fastify rejects it by default. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("error", "ignore");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
    body ? parse(request, String(body), done) : done(null, undefined),
  );
}
