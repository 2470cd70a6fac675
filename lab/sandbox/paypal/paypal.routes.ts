import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { SandboxConfig } from "../config.ts";
import { captureRoutes } from "./captures/captures.routes.ts";
import { controlRoutes } from "./control/control.routes.ts";
import { DEBUG_ID, invalidRequest, PayPalError, sendError, unauthorized } from "./errors.ts";
import { IdempotencyCache } from "./idempotency-cache.ts";
import { AccessTokens, tokenRoute } from "./oauth.ts";
import { orderRoutes } from "./orders/orders.routes.ts";
import { PayPalStore } from "./paypal-store.ts";
import { newDebugId } from "./rest-format.ts";
import { sdkRoutes } from "./sdk/sdk.routes.ts";
import { verifySignatureRoutes } from "./webhooks/verify-signature.routes.ts";
import { WebhookSender } from "./webhooks/webhook-sender.ts";

export type PayPalConfig = Pick<SandboxConfig, "webhookUrl" | "webhookId" | "hangMs" | "dataDir">;

/** PayPal's API, SDK and control page. A caller that passes the store and the sender can read and decide payments by them. */
export function paypalRoutes(
  app: FastifyInstance,
  config: PayPalConfig,
  store = new PayPalStore(config.dataDir && join(config.dataDir, "paypal.json")),
  webhooks = new WebhookSender(config),
) {
  const tokens = new AccessTokens();
  const idempotencyCache = new IdempotencyCache(store);

  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof PayPalError) return sendError(reply, error);
    if ((error.statusCode ?? 500) >= 500) throw error;
    return sendError(
      reply,
      invalidRequest("/", "MALFORMED_REQUEST_JSON", "The request JSON is not well formed."),
    );
  });

  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader(DEBUG_ID)) reply.header(DEBUG_ID, newDebugId());
  });
  acceptEmptyJson(app);
  acceptForms(app);
  app.register(async (scope) => tokenRoute(scope, tokens));
  app.register(async (scope) => sdkRoutes(scope, store), { prefix: "/sdk" });
  app.register(async (scope) => controlRoutes(scope, store, webhooks));
  app.register(async (scope) => {
    scope.addHook("onRequest", async (request) => {
      if (!tokens.isAuthorized(request)) throw unauthorized();
    });
    orderRoutes(scope, { store, webhooks, idempotencyCache, hangMs: config.hangMs });
    captureRoutes(scope, { store, webhooks, idempotencyCache });
    scope.register(async (verification) => verifySignatureRoutes(verification, webhooks));
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

function acceptForms(app: FastifyInstance) {
  const parse = (body: string) => Object.fromEntries(new URLSearchParams(body));
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, parse(String(body))),
  );
}
