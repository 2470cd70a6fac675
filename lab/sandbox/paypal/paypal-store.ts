import type { Capture } from "./captures/capture.ts";
import type { Dispute } from "./captures/dispute.ts";
import type { Refund } from "./captures/refund.ts";
import { notFound } from "./errors.ts";
import type { OrderRecord } from "./orders/order.ts";
import { appendChanges, readState, type SavedLists, writeState } from "./state-file.ts";

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
  readonly orders = new Records<OrderRecord>();
  readonly captures = new Records<CaptureRecord>();
  readonly refunds = new Records<RefundRecord>();
  readonly disputes = new Records<DisputeRecord>();
  /** The outcome of each request, by its path and request id. */
  readonly outcomes = new Records<CachedOutcome>();
  /** How late the list of transactions is, PayPal's is up to three hours; and how many a search may find. Not saved. */
  readonly reports = { delayMs: 0, maxItems: 10_000 };
  readonly #file: string | undefined;

  /**
   * @param file where the state is read from and saved; without it, the state is lost when the process ends
   * @throws Error with a sentence if the file is damaged
   */
  constructor(file?: string) {
    this.#file = file;
    if (!file) return;
    const saved = readState(file, Object.keys(this.#lists()));
    if (saved) this.#restore(saved);
    this.#takeUnsaved();
    writeState(
      file,
      mapValues(this.#lists(), (records) => [...records]),
    );
  }

  /** Saves what has changed. Called after every change, before the response. */
  save(): void {
    const changed = this.#takeUnsaved();
    if (this.#file) appendChanges(this.#file, changed);
  }

  /** @throws PayPalError 404 */
  findOrder = (id: string): OrderRecord => this.orders.findToChange(id);
  /** @throws PayPalError 404 */
  findCapture = (id: string): CaptureRecord => this.captures.findToChange(id);
  /** @throws PayPalError 404 */
  findRefund = (id: string): RefundRecord => this.refunds.findToChange(id);
  /** @throws PayPalError 404 */
  findDispute = (id: string): DisputeRecord => this.disputes.findToChange(id);

  /** Oldest first. */
  findCaptures(orderId: string): CaptureRecord[] {
    return [...this.captures.values()].filter((record) => record.orderId === orderId);
  }

  /** Refunds and reversals, oldest first. */
  findRefunds(captureId: string): RefundRecord[] {
    return [...this.refunds.values()].filter((record) => record.captureId === captureId);
  }

  /** Oldest first. */
  findDisputes(captureId: string): DisputeRecord[] {
    return [...this.disputes.values()].filter((record) => record.captureId === captureId);
  }

  /** Forgets all payments. */
  clear(): void {
    for (const records of Object.values(this.#lists())) records.clear();
  }

  #lists(): Record<string, Records<unknown>> {
    const { orders, captures, refunds, disputes, outcomes } = this;
    return { orders, captures, refunds, disputes, outcomes };
  }

  #takeUnsaved(): SavedLists {
    return mapValues(this.#lists(), (records) => records.takeUnsaved());
  }

  #restore(saved: SavedLists): void {
    for (const [name, records] of Object.entries(this.#lists())) {
      for (const [id, record] of saved[name] ?? []) records.set(id, record);
    }
  }
}

const mapValues = <From, To>(object: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));

/** Records by id, oldest first. Callers change their fields in place, so each record that `findToChange` returned is saved. */
class Records<Item> extends Map<string, Item> {
  readonly #unsaved = new Set<string>();

  override set(id: string, record: Item): this {
    this.#unsaved.add(id);
    return super.set(id, record);
  }

  override clear(): void {
    this.#unsaved.clear();
    super.clear();
  }

  /** A record to read. @throws PayPalError 404 */
  find(id: string): Item {
    const record = this.get(id);
    if (record === undefined) throw notFound();
    return record;
  }

  /** A record that may be changed until the next save. @throws PayPalError 404 */
  findToChange(id: string): Item {
    const record = this.find(id);
    this.#unsaved.add(id);
    return record;
  }

  /** The ids and records that may have changed since the last call. */
  takeUnsaved(): [string, Item][] {
    const unsaved = [...this.#unsaved].map((id): [string, Item] => [id, this.find(id)]);
    this.#unsaved.clear();
    return unsaved;
  }
}
