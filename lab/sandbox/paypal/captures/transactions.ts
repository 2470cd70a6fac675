import { type Money, toCents } from "../amounts.ts";
import { invalidQuery, PayPalError } from "../errors.ts";
import type { OrderRecord } from "../orders/order.ts";
import type { CaptureRecord, PayPalStore, RefundRecord } from "../paypal-store.ts";
import { formatTime } from "../rest-format.ts";

/** A transaction as PayPal's reports show it. PayPal sends further fields. */
export interface Transaction {
  transaction_info: {
    transaction_id: string;
    /** The refunded capture. */
    paypal_reference_id?: string;
    paypal_reference_id_type?: "TXN";
    transaction_event_code: string;
    transaction_initiation_date: string;
    transaction_updated_date: string;
    transaction_amount: Money;
    fee_amount?: Money;
    /** Succeeded, pending, denied, or reversed: paid back as a whole. */
    transaction_status: "S" | "P" | "D" | "V";
    invoice_id?: string;
    custom_field?: string;
  };
  payer_info?: object;
}

/** The parameters of a search, as PayPal names them. */
export type TransactionQuery = Record<string, string | undefined>;

const DAY_MS = 24 * 3600 * 1000;
const MAX_DAYS = 31;
const CHECKOUT_PAYMENT = "T0006";
const REFUND = "T1107";
const CHARGEBACK = "T1201";
const FIELDS = ["transaction_info", "payer_info"];

/**
 * Lists the captures and refunds of a period, the oldest first, without those that PayPal's reports do not have yet.
 * @throws PayPalError 400 for a query that PayPal refuses
 */
export function searchTransactions(store: PayPalStore, query: TransactionQuery) {
  const end = readTime(query, "end_date");
  const start = readTime(query, "start_date");
  const refreshed = Date.now() - store.reports.delayMs;
  if (end - start > MAX_DAYS * DAY_MS) throw invalidQuery("end_date", "Date range is greater than 31 days");
  if (start > refreshed) throw invalidQuery("start_date", "Data for the given start date is not available.");
  const page = readCount(query, "page", 1, 2_147_483_647);
  const pageSize = readCount(query, "page_size", 100, 500);
  const until = Math.min(end, refreshed);
  const found = listTransactions(store)
    .filter((transaction) => isWithin(transaction, start, until))
    .filter((transaction) => matches(transaction, query));
  if (found.length > store.reports.maxItems) throw tooLarge();
  const shown = found.slice((page - 1) * pageSize, page * pageSize).map((one) => pick(one, query));
  return {
    // PayPal's description has no empty list.
    ...(shown.length > 0 && { transaction_details: shown }),
    account_number: "SANDBOXSTORE1",
    start_date: formatTime(start),
    end_date: formatTime(end),
    last_refreshed_datetime: formatTime(refreshed),
    page,
    total_items: found.length,
    total_pages: Math.ceil(found.length / pageSize),
  };
}

function listTransactions(store: PayPalStore): Transaction[] {
  const payments = [...store.captures.values()].map((record) =>
    toPayment(record, store.orders.find(record.orderId)),
  );
  const refunds = [...store.refunds.values()].map(toRefund);
  const timeOf = ({ transaction_info: info }: Transaction) => Date.parse(info.transaction_initiation_date);
  return [...payments, ...refunds].toSorted((a, b) => timeOf(a) - timeOf(b));
}

const PAYMENT_STATUSES = {
  COMPLETED: "S",
  PARTIALLY_REFUNDED: "S",
  REFUNDED: "V",
  PENDING: "P",
  DECLINED: "D",
  FAILED: "D",
} as const;
const REFUND_STATUSES = { COMPLETED: "S", PENDING: "P", CANCELLED: "D", FAILED: "D" } as const;

function toPayment({ capture }: CaptureRecord, { order }: OrderRecord): Transaction {
  const fee = capture.seller_receivable_breakdown?.paypal_fee;
  return {
    transaction_info: {
      transaction_id: capture.id,
      transaction_event_code: CHECKOUT_PAYMENT,
      ...times(capture),
      transaction_amount: capture.amount,
      ...(fee && { fee_amount: negative(fee) }),
      transaction_status: PAYMENT_STATUSES[capture.status],
      ...references(capture),
    },
    payer_info: order.payer ?? {},
  };
}

function toRefund({ refund, captureId, isReversal }: RefundRecord): Transaction {
  return {
    transaction_info: {
      transaction_id: refund.id,
      paypal_reference_id: captureId,
      paypal_reference_id_type: "TXN",
      transaction_event_code: isReversal ? CHARGEBACK : REFUND,
      ...times(refund),
      transaction_amount: negative(refund.amount),
      transaction_status: REFUND_STATUSES[refund.status],
      ...references(refund),
    },
  };
}

const times = ({ create_time, update_time }: { create_time: string; update_time: string }) => ({
  transaction_initiation_date: create_time,
  transaction_updated_date: update_time,
});

const references = ({ invoice_id, custom_id }: { invoice_id?: string; custom_id?: string }) => ({
  ...(invoice_id && { invoice_id }),
  ...(custom_id && { custom_field: custom_id }),
});

const negative = ({ value, currency_code }: Money): Money => ({
  currency_code,
  value: toCents({ value, currency_code }) === 0 ? value : `-${value}`,
});

function isWithin({ transaction_info: info }: Transaction, start: number, end: number): boolean {
  const time = Date.parse(info.transaction_initiation_date);
  // The times of transactions have no milliseconds.
  return time >= start - 1000 && time <= end;
}

function matches({ transaction_info: info }: Transaction, query: TransactionQuery): boolean {
  const { transaction_id: id, transaction_status: status, transaction_type: type } = query;
  const isBalanceOnly = (query.balance_affecting_records_only ?? "Y") === "Y";
  if (isBalanceOnly && !["S", "V"].includes(info.transaction_status)) return false;
  return (
    (!id || info.transaction_id === id) &&
    (!status || info.transaction_status === status) &&
    (!type || info.transaction_event_code === type)
  );
}

/** The parts of a transaction that `fields` names. */
function pick(transaction: Transaction, { fields = "transaction_info" }: TransactionQuery): object {
  const wanted = fields === "all" ? FIELDS : fields.split(",");
  return Object.fromEntries(Object.entries(transaction).filter(([name]) => wanted.includes(name)));
}

const TIME =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[Tt]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]\d{2}:?\d{2})$/;

function readTime(query: TransactionQuery, name: string): number {
  const value = query[name];
  if (value === undefined) throw invalidQuery(name, "MISSING_REQUIRED_PARAMETER");
  if (!TIME.test(value)) throw invalidQuery(name, "Invalid date passed", value);
  return Date.parse(value);
}

function readCount(query: TransactionQuery, name: string, byDefault: number, maximum: number): number {
  const value = query[name];
  if (value === undefined) return byDefault;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > maximum) {
    throw invalidQuery(name, "INVALID_PARAMETER_VALUE", value);
  }
  return count;
}

const tooLarge = () =>
  new PayPalError(
    400,
    "RESULTSET_TOO_LARGE",
    "Result set size is greater than the maximum limit. Change the filter criteria and try again.",
  );
