import { z } from "zod";
import type { PayPalHttp } from "./paypal-http.ts";
import { readError, refusalText } from "./refusal.ts";

/** A payment, or money that was paid back, as PayPal's reports list it. */
export interface ListedTransaction {
  /** PayPal's id of the capture, refund or reversal. */
  id: string;
  kind: "payment" | "refund" | "reversal";
  /** The `custom_id` of the payment; refunds may have their own. */
  reference: string;
  /** Of money that was paid back. */
  captureId: string | undefined;
}

/** PayPal's list of transactions, or the reason why PayPal does not show it. */
export type TransactionList =
  | { kind: "listed"; transactions: ListedTransaction[]; until: string }
  | { kind: "failed"; why: string };

const DAY_MS = 24 * 3600 * 1000;
/** PayPal refuses longer periods. */
const MAX_DAYS = 31;
/** The list is late, and PayPal refuses a period that begins after its end. */
const MIN_DAYS = 3;
const PAGE_SIZE = 500;
const TOO_LARGE = "RESULTSET_TOO_LARGE";

const Transaction = z.object({
  transaction_info: z.object({
    transaction_id: z.string(),
    transaction_event_code: z.string().default(""),
    paypal_reference_id: z.string().optional(),
    custom_field: z.string().default(""),
  }),
});
const Page = z.object({
  transaction_details: z.array(Transaction).default([]),
  last_refreshed_datetime: z.string(),
  total_pages: z.number().default(1),
});

/** PayPal's codes of payments begin with T00: they depend on how the buyer paid. */
const isPayment = (code: string) => code.startsWith("T00");
const RETURNS: Record<string, ListedTransaction["kind"]> = {
  T1106: "reversal",
  T1107: "refund",
  T1201: "reversal",
};

/** Lists the payments, refunds and reversals since a time. PayPal's list is up to three hours late. */
export async function listTransactions(http: PayPalHttp, since: Date): Promise<TransactionList> {
  const now = Date.now();
  // By id, because PayPal lists those at the border of two periods with both.
  const transactions = new Map<string, ListedTransaction>();
  let until = "";
  const periods = splitPeriod(Math.min(since.getTime(), now - MIN_DAYS * DAY_MS), now, MAX_DAYS * DAY_MS);
  for (let period = periods.shift(); period; period = periods.shift()) {
    const [start, end] = period;
    const listed = await listPeriod(http, start, end);
    if (listed.kind === "tooLarge") periods.unshift(...splitPeriod(start, end, Math.ceil((end - start) / 2)));
    else if (listed.kind === "failed") return listed;
    else {
      for (const transaction of listed.transactions) transactions.set(transaction.id, transaction);
      until = listed.until;
    }
  }
  return { kind: "listed", transactions: [...transactions.values()], until };
}

function splitPeriod(start: number, end: number, step: number): [start: number, end: number][] {
  const count = Math.ceil((end - start) / step);
  return Array.from({ length: count }, (_, i) => [start + i * step, Math.min(end, start + (i + 1) * step)]);
}

async function listPeriod(
  http: PayPalHttp,
  start: number,
  end: number,
): Promise<TransactionList | { kind: "tooLarge" }> {
  const transactions: ListedTransaction[] = [];
  for (let page = 1; ; page++) {
    const query = new URLSearchParams({
      start_date: new Date(start).toISOString(),
      end_date: new Date(end).toISOString(),
      fields: "transaction_info",
      // Payments under review do not affect the balance yet.
      balance_affecting_records_only: "N",
      page_size: String(PAGE_SIZE),
      page: String(page),
    });
    const answer = await http("GET", `/v1/reporting/transactions?${query}`);
    if (answer.status >= 300) {
      const error = readError(answer);
      if (error.kind === "unknown") return { kind: "failed", why: error.why };
      const isTooLarge = error.refusal.details.some(({ issue }) => issue === TOO_LARGE);
      return isTooLarge ? { kind: "tooLarge" } : { kind: "failed", why: refusalText(error.refusal) };
    }
    const read = Page.safeParse(answer.body);
    if (!read.success) return { kind: "failed", why: "PayPal's response is invalid" };
    const { transaction_details, total_pages, last_refreshed_datetime: until } = read.data;
    transactions.push(...transaction_details.flatMap(toListed));
    if (page >= total_pages) return { kind: "listed", transactions, until };
  }
}

function toListed({ transaction_info: info }: z.infer<typeof Transaction>): ListedTransaction[] {
  const { transaction_event_code: code, transaction_id: id, custom_field: reference } = info;
  const kind = isPayment(code) ? "payment" : RETURNS[code];
  if (!kind) return [];
  return [{ id, kind, reference, captureId: kind === "payment" ? undefined : info.paypal_reference_id }];
}
