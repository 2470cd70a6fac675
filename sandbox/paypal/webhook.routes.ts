import type { FastifyInstance } from "fastify";
import { malformed } from "./problems.ts";
import type { Transmission, Webhooks } from "./webhooks.ts";

const REQUIRED = [
  "auth_algo",
  "cert_url",
  "transmission_id",
  "transmission_sig",
  "transmission_time",
  "webhook_event",
  "webhook_id",
] as const;

export function webhookRoutes(app: FastifyInstance, webhooks: Webhooks) {
  app.post<{ Body: Partial<Transmission> | undefined }>(
    "/v1/notifications/verify-webhook-signature",
    async ({ body = {} }) => {
      const missing = REQUIRED.find((name) => !body[name]);
      if (missing) {
        throw malformed(
          `/${missing}`,
          "MISSING_REQUIRED_PARAMETER",
          "A required field / parameter is missing.",
        );
      }
      return { verification_status: webhooks.isGenuine(body as Transmission) ? "SUCCESS" : "FAILURE" };
    },
  );
}
