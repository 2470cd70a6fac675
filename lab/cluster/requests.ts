import type { Transport } from "../../api/src/testing/browser.ts";
import { HttpTransport } from "../http-transport.ts";

/** A request of a buyer or a reader. Times are in milliseconds of `performance.now()`. */
export interface SentRequest {
  method: string;
  path: string;
  /** 0 without a response. */
  status: number;
  sentAt: number;
  endedAt: number;
}

export const hasFailed = ({ status }: SentRequest): boolean => status !== 200;
export const milliseconds = ({ sentAt, endedAt }: SentRequest): number => endedAt - sentAt;

/** Sends requests to a store, once each, and records them. */
export class RecordedRequests implements Transport {
  readonly sent: SentRequest[] = [];
  readonly #http: HttpTransport;

  constructor(origin: string) {
    this.#http = new HttpTransport(() => origin);
  }

  async inject(request: Parameters<Transport["inject"]>[0]) {
    const { method, url: path } = request;
    const sentAt = performance.now();
    const record = (status: number) =>
      this.sent.push({ method, path, status, sentAt, endedAt: performance.now() });
    try {
      const response = await this.#http.inject(request);
      record(response.statusCode);
      return response;
    } catch (error) {
      record(0);
      throw error;
    }
  }
}
