import { crc32 } from "node:zlib";
import type { FastifyInstance } from "fastify";

/** PayPal's call that verifies the signature of an event. The signature covers the text of the event. */
export function serveWebhookVerification(app: FastifyInstance) {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: string }>("/v1/notifications/verify-webhook-signature", async ({ body }, reply) => {
    const { transmission_sig } = JSON.parse(body);
    if (transmission_sig === "down") return reply.code(503).send({});
    const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    return { verification_status: transmission_sig === sign(event) ? "SUCCESS" : "FAILURE" };
  });
}

/** The headers of an event. */
export const signatureHeaders = (event: string) => ({
  "paypal-transmission-id": "t-1",
  "paypal-transmission-time": "2026-01-01T00:00:00Z",
  "paypal-transmission-sig": sign(event),
  "paypal-auth-algo": "SHA256withRSA",
  "paypal-cert-url": "https://paypal.example/cert",
});

const sign = (event: string) => `crc-${crc32(event)}`;
