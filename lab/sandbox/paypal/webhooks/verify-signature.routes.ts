import type { FastifyInstance } from "fastify";
import { missing } from "../fields.ts";
import type { Transmission, WebhookSender } from "./webhook-sender.ts";

const REQUIRED = [
  "auth_algo",
  "cert_url",
  "transmission_id",
  "transmission_sig",
  "transmission_time",
  "webhook_event",
  "webhook_id",
] as const;

export function verifySignatureRoutes(app: FastifyInstance, webhooks: WebhookSender) {
  app.post<{ Body: Partial<Transmission> | undefined }>(
    "/v1/notifications/verify-webhook-signature",
    async ({ body = {} }) => {
      const absent = REQUIRED.find((name) => !body[name]);
      if (absent) {
        throw missing(`/${absent}`);
      }
      return { verification_status: webhooks.isValidSignature(body as Transmission) ? "SUCCESS" : "FAILURE" };
    },
  );
}
