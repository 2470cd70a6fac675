import type { FastifyInstance } from "fastify";
import type { SandboxConfig } from "../config.ts";
import { Tokens, tokenRoute } from "./oauth.ts";
import { OrderBook } from "./order-book.ts";
import { orderRoutes } from "./orders.routes.ts";
import { malformed, PayPalProblem, sendProblem } from "./problems.ts";
import { sdkRoutes } from "./sdk.routes.ts";
import { webhookRoutes } from "./webhook.routes.ts";
import { Webhooks } from "./webhooks.ts";

export type PayPalConfig = Pick<SandboxConfig, "webhookUrl" | "webhookId" | "hangMs">;

export function paypalRoutes(app: FastifyInstance, config: PayPalConfig) {
  const tokens = new Tokens();
  const orders = new OrderBook();
  const webhooks = new Webhooks(config);

  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof PayPalProblem) return sendProblem(reply, error);
    if ((error.statusCode ?? 500) >= 500) throw error;
    return sendProblem(
      reply,
      malformed("/", "MALFORMED_REQUEST_JSON", "The request JSON is not well formed."),
    );
  });

  acceptEmptyJson(app);
  app.register(async (scope) => tokenRoute(scope, tokens));
  app.register(async (scope) => sdkRoutes(scope, orders), { prefix: "/sdk" });
  app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      if (!tokens.isBearer(request)) {
        return reply.code(401).send({
          error: "invalid_token",
          error_description: "The token passed in was not found in the system",
        });
      }
    });
    orderRoutes(scope, { orders, webhooks, hangMs: config.hangMs });
    webhookRoutes(scope, webhooks);
  });
}

/** A capture is a POST with the type of JSON and no body, which Fastify refuses by itself. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("error", "ignore");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
    body ? parse(request, String(body), done) : done(null, undefined),
  );
}
