import type { Database } from "../../../db/database.ts";
import type { Invoice } from "../invoices/invoices.table.ts";
import { type Account, bookLedger, type Journal, type JournalEntry, type LedgerKind } from "./journal.ts";
import {
  type LedgerSum,
  type Period,
  readInvoicesAsIssued,
  readLedger,
  type Sum,
  sumLedger,
} from "./read-ledger.ts";

/** The currency of the store. Money in another one is held; it is in the journal, but not in the sums of a report. */
const CURRENCY = "USD";
const DAY_MS = 24 * 3600 * 1000;

/** Open invoices that are overdue by at most so many days. */
const AGES = [
  { label: "not due", days: 0 },
  { label: "1–30 days overdue", days: 30 },
  { label: "31–60 days overdue", days: 60 },
  { label: "61–90 days overdue", days: 90 },
  { label: "over 90 days overdue", days: Number.POSITIVE_INFINITY },
];

/** The sales of a state whose tax is recorded: `count` orders of `cents` without freight. */
export interface StateSales extends Sum {
  state: string;
  taxCents: number;
}

/** A kind of which the journal has another sum than the ledger. */
export interface Difference {
  kind: LedgerKind;
  currency: string;
  journalCents: number;
  ledgerCents: number;
}

/** A report on a period. Sums are in cents of dollars, and positive. */
export interface FinancialReport {
  entries: JournalEntry[];
  /** Entries in other currencies, which the sums leave out. */
  foreign: number;
  debitCents: number;
  creditCents: number;
  differences: Difference[];
  /** Orders, and the values of their sold goods. */
  sales: Sum;
  freight: Sum;
  /** The parts of the sales returns. */
  returns: { refunds: Sum; creditNotes: Sum; voids: Sum };
  /** PayPal's records, as its statement lists them. */
  paypal: { captures: Sum; refunds: Sum; reversals: Sum };
  /** Transfers and checks, minus overpayments that were sent back. */
  bank: Sum;
  taxed: StateSales[];
  /** Sales whose tax rate is pending. */
  untaxed: Sum;
  /** On the last day of the period. */
  openInvoices: (Sum & { label: string })[];
  /** The balances of two accounts on that day. */
  closing: { receivableCents: number; creditsCents: number };
}

/** Reports the journal of a period and its sums from one state of the database, and compares them with the ledger. */
export const reportFinances = (db: Database, period: Period): Promise<FinancialReport> =>
  db.transaction(
    async (tx) => {
      const invoices = await readInvoicesAsIssued(tx);
      const journal = bookLedger(await readLedger(tx, period.to), invoices);
      return summarize(journal, { period, invoices, ledger: await sumLedger(tx, period) });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

interface Records {
  period: Period;
  invoices: Invoice[];
  /** The sums of the ledger in the period. */
  ledger: LedgerSum[];
}

function summarize(journal: Journal, { period, invoices, ledger }: Records): FinancialReport {
  const entries = journal.entries.filter(({ day }) => day >= period.from && day <= period.to);
  const summed = entries.filter(isDollars);
  const closing = journal.entries.filter(isDollars);
  return {
    entries,
    foreign: entries.length - summed.length,
    debitCents: sumPostings(summed, (cents) => cents > 0),
    creditCents: 0 - sumPostings(summed, (cents) => cents < 0),
    differences: compareWithLedger(entries, ledger),
    ...sumMoney(summed),
    ...sumSales(summed),
    openInvoices: groupByAge(journal, invoices, period.to),
    closing: {
      receivableCents: sumAccount(closing, "receivable"),
      creditsCents: 0 - sumAccount(closing, "credits"),
    },
  };
}

const isDollars = ({ currency }: JournalEntry) => currency === CURRENCY;

/** The account in which the amount of a kind is posted, and its sign there. */
const MAIN_ACCOUNTS: Record<LedgerKind, { account: Account; sign: 1 | -1 }> = {
  capture: { account: "paypal", sign: 1 },
  transfer: { account: "bank", sign: 1 },
  purchase_order: { account: "receivable", sign: 1 },
  refund: { account: "paypal", sign: 1 },
  reversal: { account: "paypal", sign: 1 },
  credit_note: { account: "returns", sign: -1 },
  void: { account: "returns", sign: -1 },
};

/** The kinds whose sum in the journal's main account differs from the ledger, by currency. */
export function compareWithLedger(entries: JournalEntry[], ledger: LedgerSum[]): Difference[] {
  const found = [...ledger, ...entries.map(({ kind, currency }) => ({ kind, currency, cents: 0 }))];
  const kinds = new Map(found.map((sum) => [`${sum.kind} ${sum.currency}`, sum]));
  return [...kinds.values()]
    .map(({ kind, currency }) => {
      const isSame = (row: Pick<LedgerSum, "kind" | "currency">) =>
        row.kind === kind && row.currency === currency;
      const { account, sign } = MAIN_ACCOUNTS[kind];
      return {
        kind,
        currency,
        journalCents: sign * sumAccount(entries.filter(isSame), account),
        ledgerCents: ledger.find(isSame)?.cents ?? 0,
      };
    })
    .filter(({ journalCents, ledgerCents }) => journalCents !== ledgerCents);
}

function sumMoney(entries: JournalEntry[]): Pick<FinancialReport, "returns" | "paypal" | "bank"> {
  const sum = (account: Account, ...kinds: LedgerKind[]): Sum => {
    const posted = entries.filter(
      ({ kind, postings }) => kinds.includes(kind) && isPosted(postings, account),
    );
    return { count: posted.length, cents: sumAccount(posted, account) };
  };
  return {
    returns: {
      refunds: sum("returns", "refund", "reversal"),
      creditNotes: sum("returns", "credit_note"),
      voids: sum("returns", "void"),
    },
    paypal: {
      captures: sum("paypal", "capture"),
      refunds: negative(sum("paypal", "refund")),
      reversals: negative(sum("paypal", "reversal")),
    },
    bank: sum("bank", "transfer"),
  };
}

const isPosted = (postings: JournalEntry["postings"], name: Account) =>
  postings.some(({ account }) => account === name);

const negative = ({ count, cents }: Sum): Sum => ({ count, cents: 0 - cents });

function sumSales(entries: JournalEntry[]): Pick<FinancialReport, "sales" | "freight" | "taxed" | "untaxed"> {
  const sold = entries.filter(({ postings }) => isPosted(postings, "sales") || isPosted(postings, "freight"));
  const taxed = sold.filter(({ taxCents }) => taxCents !== null);
  const byState = Map.groupBy(taxed, ({ order }) => order.state);
  return {
    sales: sumOrders(sold, "sales"),
    freight: sumOrders(
      sold.filter(({ postings }) => isPosted(postings, "freight")),
      "freight",
    ),
    taxed: [...byState]
      .map(([state, found]) => ({ state, ...sumOrders(found, "sales"), taxCents: sumTax(found) }))
      .toSorted((a, b) => a.state.localeCompare(b.state)),
    untaxed: sumOrders(
      sold.filter(({ taxCents }) => taxCents === null),
      "sales",
    ),
  };
}

const sumOrders = (entries: JournalEntry[], account: "sales" | "freight"): Sum => ({
  count: new Set(entries.map(({ order }) => order.id)).size,
  cents: 0 - sumAccount(entries, account),
});

const sumTax = (entries: JournalEntry[]) => entries.reduce((sum, { taxCents }) => sum + (taxCents ?? 0), 0);

function groupByAge({ balances }: Journal, invoices: Invoice[], on: string): FinancialReport["openInvoices"] {
  const open = invoices
    .filter(({ billedOn }) => billedOn <= on)
    .map(({ id, dueOn }) => ({ cents: balances.get(id) ?? 0, days: daysBetween(dueOn, on) }))
    .filter(({ cents }) => cents > 0);
  return AGES.map(({ label, days }, index) => {
    const above = AGES[index - 1]?.days ?? Number.NEGATIVE_INFINITY;
    const group = open.filter((invoice) => invoice.days > above && invoice.days <= days);
    return { label, count: group.length, cents: group.reduce((sum, { cents }) => sum + cents, 0) };
  });
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const sumAccount = (entries: JournalEntry[], name: Account): number =>
  entries.reduce((sum, { postings }) => {
    const posted = postings.find(({ account }) => account === name);
    return sum + (posted?.cents ?? 0);
  }, 0);

const sumPostings = (entries: JournalEntry[], isSummed: (cents: number) => boolean): number =>
  entries
    .flatMap(({ postings }) => postings)
    .reduce((sum, { cents }) => (isSummed(cents) ? sum + cents : sum), 0);
