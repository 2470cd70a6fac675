import type { Capture } from "../captures/capture.ts";
import type { Refund } from "../captures/refund.ts";
import { notFound } from "../errors.ts";
import type { OrderRecord } from "../orders/order.ts";

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

/** The state of the sandbox's PayPal, in memory. */
export class PayPalStore {
  readonly orders = new Map<string, OrderRecord>();
  readonly captures = new Map<string, CaptureRecord>();
  readonly refunds = new Map<string, RefundRecord>();

  /** @throws PayPalError 404 */
  findOrder = (id: string): OrderRecord => found(this.orders.get(id));
  /** @throws PayPalError 404 */
  findCapture = (id: string): CaptureRecord => found(this.captures.get(id));
  /** @throws PayPalError 404 */
  findRefund = (id: string): RefundRecord => found(this.refunds.get(id));

  /** Oldest first. */
  capturesOf(orderId: string): CaptureRecord[] {
    return [...this.captures.values()].filter((record) => record.orderId === orderId);
  }

  /** Refunds and reversals, oldest first. */
  refundsOf(captureId: string): RefundRecord[] {
    return [...this.refunds.values()].filter((record) => record.captureId === captureId);
  }
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw notFound();
  return item;
}
