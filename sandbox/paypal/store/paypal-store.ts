import type { Capture } from "../captures/capture.ts";
import type { Refund } from "../captures/refund.ts";
import type { Dispute } from "../disputes/dispute.ts";
import { notFound } from "../errors.ts";
import type { OrderRecord } from "../orders/order.ts";
import { readState, type SavedLists, writeState } from "./state-file.ts";

/** A capture with the order that it belongs to. */
export interface CaptureRecord {
  capture: Capture;
  orderId: string;
  /** The `reference_id` of its purchase unit. */
  referenceId: string;
}

export interface RefundRecord {
  refund: Refund;
  captureId: string;
  /** The buyer's bank or PayPal took the money back: not a refund of the merchant. */
  isReversal: boolean;
}

export interface DisputeRecord {
  dispute: Dispute;
  captureId: string;
}

/** The body of a successful response, or that the payment was declined. */
export type CachedOutcome = { body: object } | { isDeclined: true };

/** The state of the sandbox's PayPal: in memory, and in a file if one is given. */
export class PayPalStore {
  readonly orders = new Map<string, OrderRecord>();
  readonly captures = new Map<string, CaptureRecord>();
  readonly refunds = new Map<string, RefundRecord>();
  readonly disputes = new Map<string, DisputeRecord>();
  /** The outcome of each request, by its path and request id. */
  readonly outcomes = new Map<string, CachedOutcome>();
  readonly #file: string | undefined;

  /**
   * @param file where the state is read from and saved; without it, the state is lost when the process ends
   * @throws Error with a sentence if the file is damaged
   */
  constructor(file?: string) {
    this.#file = file;
    const saved = file && readState(file, Object.keys(this.#lists()));
    if (saved) this.#restore(saved);
  }

  /** Saves the state. Called after every change, before the response. */
  save(): void {
    if (!this.#file) return;
    const lists = Object.entries(this.#lists()).map(([name, map]) => [name, [...map]]);
    writeState(this.#file, Object.fromEntries(lists));
  }

  /** @throws PayPalError 404 */
  findOrder = (id: string): OrderRecord => found(this.orders.get(id));
  /** @throws PayPalError 404 */
  findCapture = (id: string): CaptureRecord => found(this.captures.get(id));
  /** @throws PayPalError 404 */
  findRefund = (id: string): RefundRecord => found(this.refunds.get(id));
  /** @throws PayPalError 404 */
  findDispute = (id: string): DisputeRecord => found(this.disputes.get(id));

  /** Oldest first. */
  capturesOf(orderId: string): CaptureRecord[] {
    return [...this.captures.values()].filter((record) => record.orderId === orderId);
  }

  /** Refunds and reversals, oldest first. */
  refundsOf(captureId: string): RefundRecord[] {
    return [...this.refunds.values()].filter((record) => record.captureId === captureId);
  }

  /** Oldest first. */
  disputesOf(captureId: string): DisputeRecord[] {
    return [...this.disputes.values()].filter((record) => record.captureId === captureId);
  }

  #lists(): Record<string, Map<string, unknown>> {
    const { orders, captures, refunds, disputes, outcomes } = this;
    return { orders, captures, refunds, disputes, outcomes };
  }

  #restore(saved: SavedLists): void {
    for (const [name, map] of Object.entries(this.#lists())) {
      for (const [id, record] of saved[name] as [string, unknown][]) map.set(id, record);
    }
  }
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw notFound();
  return item;
}
