import { countGivenUpEmails } from "../jobs/unsent-emails.ts";
import { auditMoney, auditPayPal, auditStock, type Mismatch } from "../modules/ordering/index.ts";
import { type CommandContext, type Report, type StaffCommand, textOption, UsageError } from "./command.ts";

export const auditCommand: StaffCommand = {
  usage: "[--paypal <since>]",
  summary:
    "compares orders, captures, the ledger and the stock, and counts mails that could not be sent; with --paypal also PayPal's records; the exit code is 1 if they differ",
  positionalCount: 0,
  isReadOnly: true,
  options: {
    paypal: {
      type: "string",
      description:
        "compare the payments since then with PayPal, and find those that only PayPal knows: days such as 7, a date, or a time such as 2026-11-27T02:00Z",
    },
  },
  run: async (shop, typed) => {
    const since = textOption(typed, "paypal");
    return since === undefined ? auditLedger(shop) : auditWithPayPal(shop, parseSince(since));
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
  const mails = `${givenUp === 1 ? "1 mail is" : `${givenUp} mails are`} not sent any more: see mails:list.`;
  return { ...report, messages: [...(report.messages ?? []), mails], hasFailed: true };
}

async function auditWithPayPal({ db, paypal, publicUrl }: CommandContext, since: Date): Promise<Report> {
  if (!paypal) throw new UsageError("Payments are not configured.");
  const { payments, mismatches, list } = await auditPayPal({ db, paypal, publicUrl }, since);
  const report = auditReport(`Compared ${payments} payments with PayPal`, mismatches);
  const reach =
    "until" in list
      ? `PayPal's list of transactions reaches to ${list.until}.`
      : `PayPal does not list its transactions (${list.why}): payments that only PayPal knows were not looked for. Turn on Transaction Search for the app at PayPal.`;
  const hasFailed = report.hasFailed || "why" in list;
  return { ...report, messages: [...(report.messages ?? []), reach], ...(hasFailed && { hasFailed }) };
}

const DAY_MS = 24 * 3600 * 1000;
/** PayPal lists the transactions of three years. */
const MAX_DAYS = 1095;

function parseSince(typed: string): Date {
  const time = /^[1-9]\d{0,3}$/.test(typed) ? Date.now() - Number(typed) * DAY_MS : parseTime(typed);
  if (!(time <= Date.now() && time >= Date.now() - MAX_DAYS * DAY_MS)) {
    throw new UsageError(
      "--paypal: give days such as 7, a date such as 2026-11-27, or a time such as 2026-11-27T02:00Z, of the last three years.",
    );
  }
  return new Date(time);
}

/** A date is its midnight in UTC. */
const parseTime = (typed: string): number =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/.test(typed) ? Date.parse(typed) : Number.NaN;

function auditReport(looked: string, mismatches: Mismatch[]): Report {
  if (mismatches.length === 0) return { messages: [`${looked}: they agree.`] };
  const rows = mismatches.map(({ order, mismatch }) => ({ order, mismatch }));
  return { rows, messages: [`${looked}: ${mismatches.length} mismatches.`], hasFailed: true };
}
