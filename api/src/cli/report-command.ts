import { formatCents, toDollars } from "@ligate/contract/common/money";
import { z } from "zod";
import { conflict } from "../http/problem.ts";
import {
  ACCOUNTS,
  type FinancialReport,
  type JournalEntry,
  type Period,
  reportFinances,
} from "../modules/ordering/index.ts";
import { type CommandArguments, type Report, type StaffCommand, textOption, UsageError } from "./command.ts";
import { csvText } from "./output/csv-text.ts";

const LEDGER_KINDS = {
  capture: "PayPal captures",
  transfer: "bank payments",
  refund: "refunds",
  reversal: "reversals",
  purchase_order: "purchase orders",
  credit_note: "credit notes",
  void: "purchase orders of cancelled orders",
} as const;

export const reportCommand: StaffCommand = {
  usage: "[--from <day>] [--to <day>] [--csv]",
  summary:
    "sums sales, freight, refunds, received money and recorded sales tax of a period, and the open invoices at its end; compares its journal with the ledger, with exit code 1 if they differ; --csv prints the journal",
  positionalCount: 0,
  isReadOnly: true,
  options: {
    from: { type: "string", description: "first day in UTC; by default the first of the month of --to" },
    to: { type: "string", description: "last day in UTC; today by default" },
    csv: {
      type: "boolean",
      description: "print the journal as CSV, for a spreadsheet or an accounting program",
    },
  },
  run: async ({ db }, typed) => {
    const period = readPeriod(typed);
    const found = await reportFinances(db, period);
    const differences = explainDifferences(found);
    if (!typed.options.csv) return summary(found, period, differences);
    // Printed as an error, because the output is the file of the journal.
    if (differences.length > 0) throw conflict(differences.join(" "));
    return { text: csvText(COLUMNS, found.entries.flatMap(journalLines)) };
  },
};

function readPeriod(typed: CommandArguments): Period {
  const to = readDay(typed, "to") ?? new Date().toISOString().slice(0, 10);
  const from = readDay(typed, "from") ?? `${to.slice(0, -2)}01`;
  if (from > to) throw new UsageError(`The period begins on ${from}, after its last day ${to}.`);
  return { from, to };
}

function readDay(typed: CommandArguments, name: "from" | "to"): string | undefined {
  const day = textOption(typed, name);
  if (day !== undefined && !z.iso.date().safeParse(day).success)
    throw new UsageError(`--${name} requires a day, such as 2026-11-30.`);
  return day;
}

const COLUMNS = [
  "date",
  "entry",
  "order",
  "document",
  "customer",
  "state",
  "account",
  "debit",
  "credit",
  "currency",
  "reference",
  "received",
] as const;

const journalLines = (entry: JournalEntry): Record<(typeof COLUMNS)[number], string | number>[] =>
  entry.postings.map(({ account, cents }) => ({
    date: entry.day,
    entry: entry.number,
    order: entry.order.number,
    document: entry.document,
    customer: entry.order.customer,
    state: entry.order.state,
    account: ACCOUNTS[account],
    debit: cents > 0 ? decimal(cents) : "",
    credit: cents < 0 ? decimal(-cents) : "",
    currency: entry.currency,
    reference: entry.reference,
    received: entry.receivedOn,
  }));

const decimal = (cents: number) => toDollars(cents).toFixed(2);

/** Why the journal must not be used; empty if it agrees with the ledger. */
function explainDifferences({ debitCents, creditCents, differences }: FinancialReport): string[] {
  const unbalanced =
    debitCents === creditCents
      ? []
      : [`The debits of ${formatCents(debitCents)} and credits of ${formatCents(creditCents)} differ.`];
  return [
    ...unbalanced,
    ...differences.map(
      ({ kind, currency, journalCents, ledgerCents }) =>
        `The journal has ${LEDGER_KINDS[kind]} of ${decimal(journalCents)} ${currency}, the ledger ${decimal(ledgerCents)}.`,
    ),
  ];
}

function summary(found: FinancialReport, period: Period, differences: string[]): Report {
  const { entries, foreign, debitCents } = found;
  const journal = `The journal of ${period.from} to ${period.to} (UTC) has ${countEntries(entries.length)}`;
  const agreement =
    differences.length === 0
      ? [`${journal}: debits and credits are ${formatCents(debitCents)} each, and it agrees with the ledger.`]
      : [`${journal} and cannot be used.`, ...differences];
  const others = `${countEntries(foreign)} in another currency than dollars: see --csv. These sums leave them out.`;
  return {
    rows: summaryRows(found, period).map(([part, item, count, cents, taxCents]) => ({
      part,
      item,
      count,
      amount: formatCents(cents),
      "recorded tax": taxCents === undefined ? null : formatCents(taxCents),
    })),
    messages: [...agreement, ...(foreign > 0 ? [others] : [])],
    ...(differences.length > 0 && { hasFailed: true }),
  };
}

const countEntries = (count: number) => `${count} ${count === 1 ? "entry" : "entries"}`;

/** Part, item, count, cents, and cents of tax. */
type SummaryRow = [string, string, number | null, number, number?];

function summaryRows(found: FinancialReport, { to }: Period): SummaryRow[] {
  const { sales, freight, returns, paypal, bank, taxed, untaxed } = found;
  return [
    ["sales", "Goods and services", sales.count, sales.cents],
    ["sales", "Freight", freight.count, freight.cents],
    ["returns", "Refunds and reversals", returns.refunds.count, returns.refunds.cents],
    ["returns", "Credit notes", returns.creditNotes.count, returns.creditNotes.cents],
    ["returns", "Purchase orders of cancelled orders", returns.voids.count, returns.voids.cents],
    ["PayPal", "Captures", paypal.captures.count, paypal.captures.cents],
    ["PayPal", "Refunds", paypal.refunds.count, paypal.refunds.cents],
    ["PayPal", "Reversals", paypal.reversals.count, paypal.reversals.cents],
    ["bank", "Transfers and checks", bank.count, bank.cents],
    ...taxed.map(({ state, count, cents, taxCents }): SummaryRow => ["tax", state, count, cents, taxCents]),
    ["tax", "Rate pending", untaxed.count, untaxed.cents],
    ...balanceRows(found, `on ${to}`),
  ];
}

function balanceRows({ openInvoices, closing }: FinancialReport, on: string): SummaryRow[] {
  const openCents = openInvoices.reduce((sum, { cents }) => sum + cents, 0);
  return [
    ...openInvoices.map(
      ({ label, count, cents }): SummaryRow => [`open invoices ${on}`, label, count, cents],
    ),
    [`balances ${on}`, "Open invoices", null, openCents],
    [`balances ${on}`, "Ordered, not invoiced yet", null, closing.receivableCents - openCents],
    [`balances ${on}`, ACCOUNTS.receivable, null, closing.receivableCents],
    [`balances ${on}`, ACCOUNTS.credits, null, closing.creditsCents],
  ];
}
