import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import type { PayPalHttp } from "./paypal-http.ts";

const HEADERS = [
  "transmission-id",
  "transmission-time",
  "transmission-sig",
  "auth-algo",
  "cert-url",
] as const;
const Verified = z.object({ verification_status: z.string() });

/**
 * Asks PayPal to verify the signature of an event. The event is sent back as the received text, because the signature
 * covers its bytes.
 * @returns `undefined` if PayPal cannot verify it now
 */
export async function isGenuineWebhook(
  http: PayPalHttp,
  webhookId: string | undefined,
  headers: IncomingHttpHeaders,
  event: string,
): Promise<boolean | undefined> {
  const claim = HEADERS.map((name) => [name.replace("-", "_"), headers[`paypal-${name}`]] as const);
  if (!webhookId || claim.some(([, value]) => typeof value !== "string" || value === "")) return false;
  const fields = JSON.stringify({ ...Object.fromEntries(claim), webhook_id: webhookId });
  const body = `${fields.slice(0, -1)},"webhook_event":${event}}`;
  const answer = await http("POST", "/v1/notifications/verify-webhook-signature", undefined, body);
  if (answer.status >= 500 || answer.status === 429) return undefined;
  const verified = Verified.safeParse(answer.body);
  return verified.success && verified.data.verification_status === "SUCCESS";
}
