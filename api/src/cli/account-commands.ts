import { resolve } from "node:path";
import { Email } from "@ligate/contract/common/email";
import { formatCents } from "@ligate/contract/common/money";
import { readSettings } from "@ligate/contract/settings/settings";
import {
  endAllSessions,
  getAccount,
  recordSecurityEvent,
  removeLostSecondFactor,
} from "../modules/identity/index.ts";
import {
  readAccountTerms,
  removeAccountTerms,
  setAccountTerms,
  setPurchaseOrderLimit,
} from "../modules/ordering/index.ts";
import { closeAccount, exportAccount } from "../modules/privacy/index.ts";
import { type CommandArguments, type StaffCommand, textOption, UsageError } from "./command.ts";
import { parseAmount } from "./orders/typed-values.ts";
import { writeNewFile } from "./output/write-new-file.ts";
import { parseNetDays } from "./parse-net-days.ts";

const MAX_LIMIT = 100_000;
const TERMS_MAX_CENTS = 999_999_99;

const limitPurchaseOrders: StaffCommand = {
  usage: "<email> <max>",
  summary: "sets how many unpaid purchase orders an account may have; 20 by default, 5 on its first day",
  positionalCount: 2,
  run: async ({ db }, { positionals: [address = "", typedMax = ""] }) => {
    const email = parseEmail(address);
    const max = parseMax(typedMax);
    await db.transaction((tx) => setPurchaseOrderLimit(tx, email, max));
    return { messages: [`${email} may have ${max} unpaid purchase orders.`] };
  },
};

const changeTerms: StaffCommand = {
  usage: "<email> [--limit <dollars> --days <n> | --off]",
  summary:
    "gives an account terms: it orders wholly by purchase order, up to a limit of what it owes; without options, shows its terms",
  positionalCount: 1,
  options: {
    limit: { type: "string", description: "the most that it may owe by purchase orders, in dollars" },
    days: { type: "string", description: "days until its invoices are due" },
    off: { type: "boolean", description: "takes its terms away; orders that were placed keep them" },
  },
  run: async ({ db, actor }, typed) => {
    const email = parseEmail(typed.positionals[0] ?? "");
    const terms = readTerms(typed);
    const stored = await db.transaction(async (tx) => {
      if (terms === "off") await removeAccountTerms(tx, email);
      else if (terms) await setAccountTerms(tx, email, { ...terms, actor });
      return readAccountTerms(tx, email);
    });
    if (!stored) return { messages: [`${email} has no terms.`] };
    const { limitCents, netDays, openCents } = stored;
    return {
      rows: [{ account: email, limit: formatCents(limitCents), days: netDays, owes: formatCents(openCents) }],
      messages: terms ? [`${email} can order by purchase order, net ${netDays} days.`] : [],
    };
  },
};

/** The typed terms; `undefined` without options. */
function readTerms(typed: CommandArguments): { limitCents: number; netDays: number } | "off" | undefined {
  const [limit, days] = [textOption(typed, "limit"), textOption(typed, "days")];
  const isOff = typed.options.off === true;
  if (isOff && limit === undefined && days === undefined) return "off";
  if (!isOff && limit === undefined && days === undefined) return undefined;
  if (isOff || limit === undefined || days === undefined)
    throw new UsageError("Give both --limit and --days, or --off alone.");
  return { limitCents: parseLimit(limit), netDays: parseNetDays("days", days) };
}

function parseLimit(typed: string): number {
  const limitCents = parseAmount(typed);
  if (limitCents <= TERMS_MAX_CENTS) return limitCents;
  throw new UsageError(`--limit is at most ${formatCents(TERMS_MAX_CENTS)}.`);
}

const removeSecondFactor: StaffCommand = {
  usage: "<email>",
  summary: "removes the second factor of a customer who has lost it and has proved to be the customer",
  positionalCount: 1,
  run: async ({ db, actor, publicUrl, log }, { positionals: [address = ""] }) => {
    const email = parseEmail(address);
    await db.transaction((tx) => removeLostSecondFactor(tx, { email, actor, publicUrl, log }));
    return {
      messages: [`${email} can now log in with the password alone. The customer is notified by e-mail.`],
    };
  },
};

const endSessions: StaffCommand = {
  usage: "<email>",
  summary: "logs a customer out of every browser",
  positionalCount: 1,
  run: async ({ db, actor, log }, { positionals: [address = ""] }) => {
    const email = parseEmail(address);
    const count = await db.transaction((tx) => endAllSessions(tx, { email, actor, log }));
    return { messages: [`${email} was logged out of ${count} ${count === 1 ? "browser" : "browsers"}.`] };
  },
};

const close: StaffCommand = {
  usage: "<email>",
  summary: "closes an account whose owner has asked for it, by the rules of the settings page",
  positionalCount: 1,
  run: async ({ db, actor, log }, { positionals: [address = ""] }) => {
    const email = parseEmail(address);
    await closeAccount(db, { email, actor, log });
    return { messages: [`The account ${email} is closed. The customer is notified by e-mail.`] };
  },
};

const exportData: StaffCommand = {
  usage: "<email> --to <file>",
  summary: "writes the data and files of an account to a ZIP archive, as the settings page offers it",
  positionalCount: 1,
  options: { to: { type: "string", description: "the archive to write; an existing file is not replaced" } },
  run: async ({ db, folder, files, settings, log, actor }, typed) => {
    const user = await getAccount(db, parseEmail(typed.positionals[0] ?? ""));
    const to = textOption(typed, "to");
    if (to === undefined) throw new UsageError("Name the archive to write: --to <file>.");
    const path = resolve(folder, to);
    const known = { ...readSettings({}), ...files, ...settings };
    await writeNewFile(path, await exportAccount(db, user, { settings: known, log }), "to");
    await recordSecurityEvent(db, { kind: "data_exported", userId: user.id, actor, address: "" }, log);
    return { messages: [`Written to ${path}.`] };
  },
};

function parseEmail(typed: string): string {
  const email = Email.safeParse(typed);
  if (!email.success) throw new UsageError(`${typed} is not a valid email address.`);
  return email.data;
}

function parseMax(typed: string): number {
  const max = Number(typed);
  if (/^\d{1,6}$/.test(typed) && max <= MAX_LIMIT) return max;
  throw new UsageError(`<max> is a whole number from 0 to ${MAX_LIMIT}.`);
}

export const accountCommands = {
  "account:po-limit": limitPurchaseOrders,
  "account:terms": changeTerms,
  "account:remove-second-factor": removeSecondFactor,
  "account:end-sessions": endSessions,
  "account:export": exportData,
  "account:close": close,
};
