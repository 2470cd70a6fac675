import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { crc32 } from "node:zlib";
import type { SandboxConfig } from "../config.ts";
import type { Capture } from "./capture.ts";
import { newId, now } from "./ids.ts";

/** What `verify-webhook-signature` is asked. */
export interface Transmission {
  transmission_id: string;
  transmission_time: string;
  transmission_sig: string;
  webhook_id: string;
  webhook_event: unknown;
  auth_algo: string;
  cert_url: string;
}

const RETRIES_MS = [0, 2_000, 10_000];

/** Tells the store of captures, as PayPal would, and vouches for what it told. */
export class Webhooks {
  #config: Pick<SandboxConfig, "webhookUrl" | "webhookId">;
  #secret = randomBytes(32);

  constructor(config: Pick<SandboxConfig, "webhookUrl" | "webhookId">) {
    this.#config = config;
  }

  announce(orderId: string, captures: Capture[], origin: string): void {
    const { webhookUrl } = this.#config;
    if (!webhookUrl) return;
    for (const capture of captures) {
      const type = capture.status === "COMPLETED" ? "PAYMENT.CAPTURE.COMPLETED" : "PAYMENT.CAPTURE.DENIED";
      void this.#deliver(webhookUrl, captureEvent(type, orderId, capture, origin));
    }
  }

  isGenuine(claim: Transmission): boolean {
    const expected = this.#sign({ ...claim, body: JSON.stringify(claim.webhook_event) });
    const claimed = Buffer.from(String(claim.transmission_sig));
    return claimed.length === expected.length && timingSafeEqual(claimed, Buffer.from(expected));
  }

  async #deliver(url: string, event: object): Promise<void> {
    const body = JSON.stringify(event);
    for (const wait of RETRIES_MS) {
      await pause(wait, undefined, { ref: false });
      const sent = await fetch(url, { method: "POST", headers: this.#headersFor(body), body }).catch(
        () => undefined,
      );
      if (sent?.ok) return;
    }
  }

  #headersFor(body: string) {
    const transmission_id = randomUUID();
    const transmission_time = now();
    const claim = { transmission_id, transmission_time, webhook_id: this.#config.webhookId, body };
    return {
      "content-type": "application/json",
      "paypal-transmission-id": transmission_id,
      "paypal-transmission-time": transmission_time,
      "paypal-transmission-sig": this.#sign(claim),
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": "https://api.sandbox.paypal.com/v1/notifications/certs/SANDBOX",
    };
  }

  /** PayPal signs the same line, with a certificate instead of a secret. */
  #sign(
    claim: Pick<Transmission, "transmission_id" | "transmission_time" | "webhook_id"> & { body: string },
  ): string {
    const line = [claim.transmission_id, claim.transmission_time, claim.webhook_id, crc32(claim.body)].join(
      "|",
    );
    return createHmac("sha256", this.#secret).update(line).digest("base64");
  }
}

function captureEvent(event_type: string, orderId: string, capture: Capture, origin: string) {
  const id = `WH-${newId()}-${newId()}`;
  return {
    id,
    event_version: "1.0",
    create_time: now(),
    resource_type: "capture",
    resource_version: "2.0",
    event_type,
    summary: `Payment ${capture.status.toLowerCase()} for ${capture.amount.value} ${capture.amount.currency_code}`,
    resource: { ...capture, supplementary_data: { related_ids: { order_id: orderId } } },
    links: [{ href: `${origin}/paypal/v1/notifications/webhooks-events/${id}`, rel: "self", method: "GET" }],
  };
}
