import { formatCents } from "@ligate/contract/common/money";
import { BANK_PAYMENT_METHODS, type BankPaymentMethod } from "@ligate/contract/invoices/bank-payments";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import {
  issueInvoice,
  type OpenInvoice,
  type ReceivedPayment,
  recordBankPayment,
  returnOverpayment,
  setReminders,
} from "../../modules/ordering/index.ts";
import { type CommandArguments, type Report, type StaffCommand, textOption, UsageError } from "../command.ts";
import { parseAmount, parseDay, parseReference } from "./typed-values.ts";

const METHODS = Object.keys(BANK_PAYMENT_METHODS).join(", ");

const issue: StaffCommand = {
  usage: "<number>",
  summary: "issues and mails the invoice for what was shipped of an order and is not invoiced yet",
  positionalCount: 1,
  run: async ({ db, actor, publicUrl }, { positionals: [number = ""] }) => {
    const issued = await db.transaction((tx) => issueInvoice(tx, number, { actor, publicUrl }));
    return {
      rows: [
        {
          order: number,
          invoice: invoiceLabel(issued.number),
          amount: formatCents(issued.amountCents),
          due: issued.dueOn,
        },
      ],
    };
  },
};

const bankOptions = {
  method: { type: "string", description: `one of ${METHODS}` },
  reference: { type: "string", description: "the remittance reference; of a check, its number" },
  date: { type: "string", description: "the day on the bank statement, YYYY-MM-DD; today by default" },
} as const;

const pay: StaffCommand = {
  usage: "<invoice> <amount> --method <method> --reference <text> [--date <day>]",
  summary:
    "records a bank transfer or a check for an invoice, all of it or a part, and mails the customer; tells what is left to pay, or was paid too much",
  positionalCount: 2,
  options: bankOptions,
  run: async ({ db, actor, publicUrl }, typed) => {
    const number = readInvoiceNumber(typed);
    const received = readPayment(typed);
    const invoice = await db.transaction((tx) =>
      recordBankPayment(tx, number, received, { actor, publicUrl }),
    );
    return describeBalance(invoice);
  },
};

const payBack: StaffCommand = {
  usage: "<invoice> <amount> --method <method> --reference <text> [--date <day>]",
  summary: "records that an overpayment of an invoice, or a part of it, was sent back",
  positionalCount: 2,
  options: bankOptions,
  run: async ({ db, actor, publicUrl }, typed) => {
    const number = readInvoiceNumber(typed);
    const returned = readPayment(typed);
    const invoice = await db.transaction((tx) =>
      returnOverpayment(tx, number, returned, { actor, publicUrl }),
    );
    return describeBalance(invoice);
  },
};

const reminders: StaffCommand = {
  usage: "<invoice> <on|off>",
  summary: "turns the reminders of an unpaid invoice on or off",
  positionalCount: 2,
  run: async ({ db }, typed) => {
    const number = readInvoiceNumber(typed);
    const [, state = ""] = typed.positionals;
    if (state !== "on" && state !== "off") throw new UsageError("Reminders are on or off.");
    await db.transaction((tx) => setReminders(tx, number, state === "on"));
    return { messages: [`Reminders of invoice ${invoiceLabel(number)} are ${state}.`] };
  },
};

/** The invoice's number, typed with or without `IV-`. */
const readInvoiceNumber = ({ positionals: [typed = ""] }: CommandArguments): string =>
  typed.toUpperCase().replace(/^IV-/, "");

function readPayment(typed: CommandArguments): ReceivedPayment {
  const [, amount = ""] = typed.positionals;
  const method = textOption(typed, "method") ?? "";
  if (!Object.hasOwn(BANK_PAYMENT_METHODS, method)) throw new UsageError(`--method is one of ${METHODS}.`);
  return {
    amountCents: parseAmount(amount),
    method: method as BankPaymentMethod,
    reference: parseReference("reference", textOption(typed, "reference")),
    receivedOn: parseDay("date", textOption(typed, "date")),
  };
}

function describeBalance({
  number,
  amountCents,
  creditedCents,
  paidCents,
  balanceCents,
}: OpenInvoice): Report {
  const label = invoiceLabel(number);
  const row = {
    invoice: label,
    amount: formatCents(amountCents),
    credited: formatCents(creditedCents),
    received: formatCents(paidCents),
    balance: formatCents(balanceCents),
  };
  return { rows: [row], messages: [balanceText(label, balanceCents)] };
}

function balanceText(label: string, balanceCents: number): string {
  if (balanceCents > 0) return `Invoice ${label} is underpaid: ${formatCents(balanceCents)} are left to pay.`;
  if (balanceCents === 0) return `Invoice ${label} is paid.`;
  const over = formatCents(-balanceCents);
  return `Invoice ${label} is overpaid by ${over}: send it back, and record it by invoices:pay-back.`;
}

export const invoiceCommands = {
  "invoices:issue": issue,
  "invoices:pay": pay,
  "invoices:pay-back": payBack,
  "invoices:reminders": reminders,
};
