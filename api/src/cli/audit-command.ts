import { auditMoney, auditPayPal, type Mismatch } from "../modules/ordering/index.ts";
import { type CommandContext, type Report, type StaffCommand, textOption, UsageError } from "./command.ts";

export const auditCommand: StaffCommand = {
  usage: "[--paypal <days>]",
  summary:
    "compares orders, captures and the ledger, and PayPal's own of the last days; ends with 1 where they differ",
  positionalCount: 0,
  options: { paypal: { type: "string" } },
  run: async (shop, typed) => {
    const days = textOption(typed, "paypal");
    return days === undefined ? compareBooks(shop) : compareWithPayPal(shop, daysOf(days));
  },
};

async function compareBooks({ db }: CommandContext): Promise<Report> {
  const { mismatches, orders, captures } = await auditMoney(db);
  return reportOf(`${orders} orders and ${captures} captures were compared with the ledger`, mismatches);
}

async function compareWithPayPal({ db, paypal }: CommandContext, days: number): Promise<Report> {
  if (!paypal) throw new UsageError("Payments are not set up in this store.");
  const { payments, mismatches } = await auditPayPal(db, paypal, days);
  return reportOf(`${payments} payments were compared with PayPal`, mismatches);
}

function daysOf(typed: string): number {
  if (!/^[1-9]\d{0,3}$/.test(typed)) throw new UsageError("Days are a whole number, such as 7.");
  return Number(typed);
}

function reportOf(looked: string, mismatches: Mismatch[]): Report {
  if (mismatches.length === 0) return { messages: [`${looked}: they agree.`] };
  const rows = mismatches.map(({ order, mismatch }) => ({ order, mismatch }));
  return { rows, messages: [`${looked}: ${mismatches.length} mismatches.`], hasFailed: true };
}
