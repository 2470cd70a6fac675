import type { ledger } from "../payments/payments.table.ts";

/** The chart of accounts. */
export const ACCOUNTS = {
  /** Money at PayPal: captures are debited, refunds and reversals credited. */
  paypal: "PayPal clearing",
  bank: "Bank",
  /** Promised by purchase orders and not paid yet, whether it is invoiced or not. */
  receivable: "Accounts receivable",
  /** Received, and owed to customers: overpaid invoices, and held payments that pay no order. */
  credits: "Customer credits",
  sales: "Sales",
  freight: "Freight",
  /** Refunds, reversals, credit notes and promises of cancelled orders, goods and freight together. */
  returns: "Sales returns",
} as const;
export type Account = keyof typeof ACCOUNTS;

export type LedgerKind = (typeof ledger.$inferSelect)["kind"];

interface SoldOrder {
  id: number;
  number: string;
  /** The two letters of the state that it is shipped to. */
  state: string;
  /** Company or email address. */
  customer: string;
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
  /** Recorded, not charged; null while the rate is pending. */
  taxCents: number | null;
}

/** A row of the ledger with the records that its booking depends on. */
export interface LedgerRow {
  kind: LedgerKind;
  /** As in the ledger: negative if it reduces money or a promise. */
  amountCents: number;
  currency: string;
  /** In UTC, `YYYY-MM-DD`. */
  day: string;
  order: SoldOrder;
  /** The invoice that it pays or reduces; null if it is for the order itself. */
  invoiceId: number | null;
  /** PayPal's id of the capture; of a refund, the id of the capture that is paid back. */
  captureId: string | null;
  /** A capture that differs from what was agreed: no order was opened with it. */
  isHeld: boolean;
  /** The number of an invoice or credit note, with `IV-` or `CN-`. */
  document: string;
  /** PayPal's id, the payer's remittance reference, or the number of a purchase order. */
  reference: string;
  /** The bank's day of a transfer or check; otherwise empty. */
  receivedOn: string;
}

/** An amount of an account in cents: positive is debited, negative is credited. */
export interface Posting {
  account: Account;
  cents: number;
}

/** The booking of one row of the ledger. */
export interface JournalEntry extends LedgerRow {
  /** Consecutive from the first row of the ledger, so that it is the same in every report. */
  number: number;
  /** They add up to 0; those that are debited come first. */
  postings: Posting[];
  /** The sales tax recorded for the part of the order that it sells; null while the rate is pending. */
  taxCents: number | null;
}

export interface Journal {
  entries: JournalEntry[];
  /** The balances of invoices by id, in cents; negative if they are overpaid. */
  balances: ReadonlyMap<number, number>;
}

/** Sums of the rows so far, in cents. */
interface Sums {
  /** By order: the part of its total that is sold. */
  sold: Map<number, number>;
  /** By invoice: what is left to pay. */
  balances: Map<number, number>;
  /** By capture: its part of the customer credits. */
  credits: Map<string, number>;
}

type Amounts = Partial<Record<Account, number>>;

/**
 * Books the ledger as double entries, one for each row, on the day of the row.
 *
 * - A capture or a promise for an order sells it: it debits PayPal clearing or Accounts receivable, and credits Sales and
 *   Freight with the same part of the order. The capture of an order that PayPal reviews sells its part when it is booked.
 * - Money for an invoice debits PayPal clearing or Bank and credits Accounts receivable, and with more than the balance
 *   Customer credits, from which an overpayment is sent back. A held payment of an order is a credit too.
 * - Refunds, reversals, credit notes and voids debit Sales returns, but money on Customer credits is paid back from there.
 * @param rows from the first row of the ledger on, in the order in which they were booked
 * @param invoices their amounts as issued
 */
export function bookLedger(rows: LedgerRow[], invoices: { id: number; amountCents: number }[]): Journal {
  const balances = new Map(invoices.map(({ id, amountCents }) => [id, amountCents]));
  const sums: Sums = { sold: new Map(), balances, credits: new Map() };
  return { entries: rows.map((row, index) => bookRow(sums, row, index + 1)), balances };
}

function bookRow(sums: Sums, row: LedgerRow, number: number): JournalEntry {
  const { id, taxCents, totalCents } = row.order;
  const before = sums.sold.get(id) ?? 0;
  const amounts = BOOKINGS[row.kind](sums, row);
  const sold = { before, after: sums.sold.get(id) ?? 0, totalCents };
  return {
    ...row,
    number,
    postings: toPostings(amounts),
    taxCents: taxCents === null ? null : soldPart(taxCents, sold),
  };
}

function toPostings(amounts: Amounts): Posting[] {
  const posted = Object.entries(amounts)
    .map(([account, cents]) => ({ account: account as Account, cents }))
    .filter(({ cents }) => cents !== 0);
  return [...posted.filter(({ cents }) => cents > 0), ...posted.filter(({ cents }) => cents < 0)];
}

const BOOKINGS: Record<LedgerKind, (sums: Sums, row: LedgerRow) => Amounts> = {
  capture,
  transfer: (sums, row) => ({ bank: row.amountCents, ...settle(sums, row, row.amountCents) }),
  purchase_order: (sums, row) => ({ receivable: row.amountCents, ...sell(sums, row) }),
  refund: payBack,
  reversal: payBack,
  credit_note: (sums, row) => ({ returns: -row.amountCents, ...settle(sums, row, -row.amountCents) }),
  void: (_sums, { amountCents }) => ({ returns: -amountCents, receivable: amountCents }),
};

function capture(sums: Sums, row: LedgerRow): Amounts {
  const { amountCents, captureId, invoiceId, isHeld } = row;
  const pay = () => (invoiceId === null ? sell(sums, row) : settle(sums, row, amountCents));
  const paid = isHeld ? { credits: -amountCents } : pay();
  if (captureId !== null) sums.credits.set(captureId, -(paid.credits ?? 0));
  return { paypal: amountCents, ...paid };
}

/** Sells the part of the order that an amount pays. What exceeds the order's total is a credit. */
function sell({ sold }: Sums, { order, amountCents }: LedgerRow): Amounts {
  const { id, shippingCents, totalCents } = order;
  const before = sold.get(id) ?? 0;
  const after = Math.min(before + amountCents, totalCents);
  sold.set(id, after);
  const freight = soldPart(shippingCents, { before, after, totalCents });
  return { sales: before - after + freight, freight: -freight, credits: after - before - amountCents };
}

interface SoldPart {
  before: number;
  after: number;
  totalCents: number;
}

/** The share of an amount in the part of an order that is sold. The shares of all parts add up to the amount. */
const soldPart = (cents: number, { before, after, totalCents }: SoldPart): number =>
  share(cents, after, totalCents) - share(cents, before, totalCents);

/** A product of two amounts can be larger than a number holds exactly. */
const share = (cents: number, part: number, total: number): number =>
  total === 0 ? 0 : Number((BigInt(cents) * BigInt(part)) / BigInt(total));

/** Reduces the balance of an invoice. What exceeds it is a credit, which a negative amount reduces first. */
function settle({ balances }: Sums, { invoiceId }: LedgerRow, cents: number): Amounts {
  const before = balances.get(invoiceId ?? 0);
  if (invoiceId === null || before === undefined) return { receivable: -cents };
  const after = before - cents;
  balances.set(invoiceId, after);
  return {
    receivable: Math.max(after, 0) - Math.max(before, 0),
    credits: Math.max(-before, 0) - Math.max(-after, 0),
  };
}

/** Pays money of a capture back, first the part of it that is a credit. */
function payBack(sums: Sums, { amountCents, captureId, invoiceId }: LedgerRow): Amounts {
  const { credits, balances } = sums;
  const paidBack = -amountCents;
  const credit = captureId === null ? 0 : (credits.get(captureId) ?? 0);
  const balance = invoiceId === null ? undefined : balances.get(invoiceId);
  // A part of the credit may have been sent back by the bank.
  const left = balance === undefined ? credit : Math.min(credit, Math.max(-balance, 0));
  const fromCredit = Math.min(paidBack, left);
  if (captureId !== null) credits.set(captureId, credit - fromCredit);
  if (invoiceId !== null && balance !== undefined) balances.set(invoiceId, balance + fromCredit);
  return { credits: fromCredit, returns: paidBack - fromCredit, paypal: amountCents };
}
