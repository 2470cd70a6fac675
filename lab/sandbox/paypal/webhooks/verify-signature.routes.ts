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
  const parse = app.getDefaultJsonParser("error", "ignore");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) =>
    parse(request, String(text), (error, fields) => done(error, { fields, text })),
  );
  app.post<{ Body: { fields: Partial<Transmission>; text: string } }>(
    "/v1/notifications/verify-webhook-signature",
    async ({ body: { fields, text } }) => {
      const absent = REQUIRED.find((name) => !fields[name]);
      if (absent) {
        throw missing(`/${absent}`);
      }
      const isValid = webhooks.isValidSignature(fields as Transmission, findEvent(text));
      return { verification_status: isValid ? "SUCCESS" : "FAILURE" };
    },
  );
}

/** The event as the store sent it, in the last field: the signature covers its text, not its meaning. */
const findEvent = (request: string): string =>
  /"webhook_event"\s*:\s*(.*?)\s*\}\s*$/s.exec(request)?.[1] ?? "";
