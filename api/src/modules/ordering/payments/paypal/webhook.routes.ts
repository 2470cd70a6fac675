import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { handleWebhook } from "./handle-webhook.ts";

/** Receives PayPal's webhooks. Not in the contract, because no page calls it. */
export const webhookRoutes: FastifyPluginAsync = async (app) => {
  readTexts(app);
  app.post<{ Body: string }>(
    "/api/paypal/webhook/",
    { config: { isForServers: true } },
    async ({ headers, body, ip: address }, reply) => {
      await handleWebhook(app.payments, { headers, body: body ?? "", address });
      return reply.code(204).send();
    },
  );
};

/** Keeps JSON bodies as text, because the signature covers the bytes. */
function readTexts(app: FastifyInstance) {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
}
