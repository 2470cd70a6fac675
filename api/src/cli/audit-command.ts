import { countGivenUpEmails } from "../jobs/unsent-emails.ts";
import { auditMoney, auditPayPal, auditStock, type Mismatch } from "../modules/ordering/index.ts";
import { type CommandContext, type Report, type StaffCommand, textOption, UsageError } from "./command.ts";

export const auditCommand: StaffCommand = {
  usage: "[--paypal <days>]",
  summary:
    "compares orders, captures, the ledger and the stock, and counts mails that could not be sent; with --paypal also PayPal's records; the exit code is 1 if they differ",
  positionalCount: 0,
  isReadOnly: true,
  options: {
    paypal: { type: "string", description: "compare the payments of the last <days> days with PayPal" },
  },
  run: async (shop, typed) => {
    const days = textOption(typed, "paypal");
    return days === undefined ? auditLedger(shop) : auditWithPayPal(shop, parseDays(days));
  },
};

async function auditLedger({ db }: CommandContext): Promise<Report> {
  const { mismatches, orders, captures } = await auditMoney(db);
  const stock = await auditStock(db);
  const report = auditReport(
    `Compared ${orders} orders and ${captures} captures with the ledger, and ${stock.items} stock items with the orders`,
    [...mismatches, ...stock.mismatches],
  );
  return withUnsentMails(report, await countGivenUpEmails(db));
}

function withUnsentMails(report: Report, givenUp: number): Report {
  if (givenUp === 0) return report;
  const mails = `${givenUp === 1 ? "1 mail" : `${givenUp} mails`} could not be sent for three days: see mails:list.`;
  return { ...report, messages: [...(report.messages ?? []), mails], hasFailed: true };
}

async function auditWithPayPal({ db, paypal }: CommandContext, days: number): Promise<Report> {
  if (!paypal) throw new UsageError("Payments are not configured.");
  const { payments, mismatches } = await auditPayPal(db, paypal, days);
  return auditReport(`Compared ${payments} payments with PayPal`, mismatches);
}

function parseDays(typed: string): number {
  if (!/^[1-9]\d{0,3}$/.test(typed)) throw new UsageError("The number of days is a whole number, such as 7.");
  return Number(typed);
}

function auditReport(looked: string, mismatches: Mismatch[]): Report {
  if (mismatches.length === 0) return { messages: [`${looked}: they agree.`] };
  const rows = mismatches.map(({ order, mismatch }) => ({ order, mismatch }));
  return { rows, messages: [`${looked}: ${mismatches.length} mismatches.`], hasFailed: true };
}
