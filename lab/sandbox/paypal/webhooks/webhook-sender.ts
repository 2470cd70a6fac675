import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { crc32 } from "node:zlib";
import type { SandboxConfig } from "../../config.ts";
import type { Dispute } from "../captures/dispute.ts";
import type { CaptureRecord, RefundRecord } from "../paypal-store.ts";
import { currentTime } from "../rest-format.ts";
import { captureEvent, disputeEvent, type Event, refundEvent } from "./events.ts";

/** The request body of `verify-webhook-signature`. */
export interface Transmission {
  transmission_id: string;
  transmission_time: string;
  transmission_sig: string;
  webhook_id: string;
  webhook_event: unknown;
  auth_algo: string;
  cert_url: string;
}

const RETRY_DELAYS_MS = [0, 2_000, 10_000];

/** Sends signed webhooks for captures and verifies their signatures, as PayPal does. */
export class WebhookSender {
  #config: Pick<SandboxConfig, "webhookUrl" | "webhookId">;
  #secret = randomBytes(32);

  constructor(config: Pick<SandboxConfig, "webhookUrl" | "webhookId">) {
    this.#config = config;
  }

  /** Tells the store the status of a capture. */
  sendCapture(record: CaptureRecord, origin: string): void {
    this.#send(captureEvent(record, origin));
  }

  /** Tells the store of a refund or a reversal. */
  sendRefund(record: RefundRecord, origin: string): void {
    this.#send(refundEvent(record, origin));
  }

  /** Tells the store the state of a dispute. */
  sendDispute(change: "CREATED" | "UPDATED" | "RESOLVED", dispute: Dispute, origin: string): void {
    this.#send(disputeEvent(change, dispute, origin));
  }

  #send(event: Event): void {
    const { webhookUrl } = this.#config;
    if (webhookUrl) void this.#deliver(webhookUrl, event);
  }

  /** @param body the text of the event */
  isValidSignature(transmission: Transmission, body: string): boolean {
    const expected = this.#sign({ ...transmission, body });
    const received = Buffer.from(String(transmission.transmission_sig));
    return received.length === expected.length && timingSafeEqual(received, Buffer.from(expected));
  }

  async #deliver(url: string, event: object): Promise<void> {
    const body = JSON.stringify(event);
    for (const delay of RETRY_DELAYS_MS) {
      await pause(delay, undefined, { ref: false });
      const response = await fetch(url, { method: "POST", headers: this.headersFor(body), body }).catch(
        () => undefined,
      );
      if (response?.ok) return;
    }
  }

  /** The headers of a signed webhook. @param body the text of the event */
  headersFor(body: string) {
    const transmission_id = randomUUID();
    const transmission_time = currentTime();
    const transmission = { transmission_id, transmission_time, webhook_id: this.#config.webhookId, body };
    return {
      "content-type": "application/json",
      "paypal-transmission-id": transmission_id,
      "paypal-transmission-time": transmission_time,
      "paypal-transmission-sig": this.#sign(transmission),
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": "https://api.sandbox.paypal.com/v1/notifications/certs/SANDBOX",
    };
  }

  /** Signs the same text as PayPal, but with a secret instead of a certificate. */
  #sign(
    transmission: Pick<Transmission, "transmission_id" | "transmission_time" | "webhook_id"> & {
      body: string;
    },
  ): string {
    const signedText = [
      transmission.transmission_id,
      transmission.transmission_time,
      transmission.webhook_id,
      crc32(transmission.body),
    ].join("|");
    return createHmac("sha256", this.#secret).update(signedText).digest("hex");
  }
}
