import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { handleWebhook } from "./handle-webhook.ts";

/** Where PayPal tells of captures. It is no call of the pages, so it is not in the contract. */
export const webhookRoutes: FastifyPluginAsync = async (app) => {
  readTexts(app);
  app.post<{ Body: string }>(
    "/api/paypal/webhook/",
    { config: { isForServers: true } },
    async ({ headers, body }, reply) => {
      await handleWebhook(app.payments, headers, body ?? "");
      return reply.code(204).send();
    },
  );
};

/** As it came: what is signed is the text, to the letter. */
function readTexts(app: FastifyInstance) {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
}
