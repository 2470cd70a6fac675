import type { LedgerSnapshot } from "../checks/ledger-snapshot.ts";
import type { PayPalCall } from "../proxies/paypal-proxies.ts";
import type { Statement } from "../proxies/postgres-proxy.ts";
import type { Place } from "../proxies/transactions.ts";
import type { Finding } from "../report.ts";
import type { Customer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";

export type TransactionName = "claim" | "settle" | "purchase order" | "shipment" | "bank payment";

/** A fault of a payment or refund. */
export interface Step {
  name: string;
  /** Where the API is halted and killed: in a transaction, or in a call of PayPal. Without it, nothing is halted. */
  at?: { transaction: TransactionName; place: Place | "between" } | { call: PayPalCall; effects: 0 | 1 };
  /** It must be complete before it is submitted again: it was claimed by then, or its buyer has submitted until it was paid. */
  mustBeDone: boolean;
}

/** A payment or refund that is ready to be submitted. */
export interface Attempt {
  customer: Customer;
  /** PayPal's id of its order, or of the capture that is paid back; empty if there is none yet. */
  payPalId: string;
  /** The id by which the page asks for the outcome; empty if it cannot ask. */
  statusId: string;
  /** PayPal's review of it does not end. */
  staysUnderReview?: boolean;
  /** It can be submitted again after it is complete, without an effect. */
  isRepeatable: boolean;
  submit(): Promise<{ status: number; body?: unknown }>;
  /** Identifies a transaction by the row that it locks first. */
  isFirst(name: TransactionName): (statement: Statement) => boolean;
  /** @param mustBeDone if false, it may be complete or absent, but not partial */
  check(snapshot: LedgerSnapshot, mustBeDone: boolean): Finding[] | Promise<Finding[]>;
}

export interface FlowOptions {
  /** Half of the attempts, by their index, are by card, half by PayPal, and so on. */
  index: number;
  /** A counted item that the customer buys too. */
  stock: { sku: string; quantity: number };
}

/** A way to pay, or to pay back. */
export interface Flow {
  /** Steps at which it is held and killed. */
  steps: Step[];
  prepare(store: TestStack, customer: Customer, options: FlowOptions): Promise<Attempt>;
  /** Makes work of the background due that would wait for minutes, after the nth kill. */
  hurry?(store: TestStack, n: number): Promise<unknown>;
}
