import { Email } from "@ligate/contract/common/email";
import { formatCents } from "@ligate/contract/common/money";
import { asc, desc, eq, sql, sum } from "drizzle-orm";
import { z } from "zod";
import { issueQuote } from "../../modules/ordering/index.ts";
import { orders, quoteLines, quotes } from "../../modules/ordering/tables.ts";
import { type CommandContext, type StaffCommand, textOption, UsageError } from "../command.ts";
import { parseNetDays } from "../parse-net-days.ts";
import { readOffer } from "./read-offer.ts";
import { withSpecifications } from "./read-specifications.ts";

const VALID_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;
const MAX_ROWS = 200;
const today = () => new Date().toISOString().slice(0, 10);

const issue: StaffCommand = {
  usage:
    '--line "SKU, quantity, price[, size]" … | --file <csv> [--specification <json>] [--request <reference>] [--expires YYYY-MM-DD] [--email <address> [--terms <days>]]',
  summary: `issues a quote with your unit prices, valid for ${VALID_DAYS} days by default; bound to the email address, if given`,
  positionalCount: 0,
  options: {
    line: { type: "string", multiple: true, description: "a line of the quote; may be repeated" },
    file: { type: "string", description: "CSV file of lines with the header sku,quantity,price,size" },
    specification: {
      type: "string",
      description: 'JSON file of what the laboratory has to know, by line: {"1": {"cell_line": "HeLa"}}',
    },
    request: { type: "string", description: "message whose specification the designs or services have" },
    expires: { type: "string", description: `last day; ${VALID_DAYS} days from today by default` },
    email: { type: "string", description: "account that may use it, and where its number is mailed" },
    terms: {
      type: "string",
      description: "a purchase order pays it wholly; days until its invoices are due",
    },
  },
  run: async ({ db, publicUrl, folder }, typed) => {
    const lines = await withSpecifications({ db, folder }, typed, await readOffer(typed, folder));
    const expiresOn = parseExpiry(textOption(typed, "expires"));
    const email = parseEmail(textOption(typed, "email"));
    const netDays = parseTerms(textOption(typed, "terms"), email);
    const offer = { lines, expiresOn, ...(email && { email }), ...(netDays && { netDays }) };
    const quote = await db.transaction((tx) => issueQuote(tx, offer, publicUrl));
    const recipient = email ? `to ${email} and mailed` : "without an email address";
    return {
      rows: [
        {
          number: quote.number,
          lines: lines.length,
          "valid until": expiresOn,
          for: email ?? "anybody",
          terms: termsText(quote),
        },
      ],
      messages: [`Issued quote ${quote.number} ${recipient}.`],
    };
  },
};

function parseExpiry(typed: string | undefined): string {
  if (typed === undefined) return new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
  if (!z.iso.date().safeParse(typed).success)
    throw new UsageError("--expires requires a day, such as 2027-01-31.");
  if (typed < today()) throw new UsageError(`--expires ${typed} is in the past.`);
  return typed;
}

function parseEmail(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  const read = Email.safeParse(typed);
  if (!read.success) throw new UsageError(`--email ${typed} is not a valid email address.`);
  return read.data;
}

/** A quote on terms is a credit, so that it is given to one customer. */
function parseTerms(typed: string | undefined, email: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (email === undefined)
    throw new UsageError("--terms requires --email: a quote on terms is for one customer.");
  return parseNetDays("terms", typed);
}

const termsText = ({ netDays }: { netDays: number | null }) => netDays && `net ${netDays} days`;

const list: StaffCommand = {
  usage: "",
  summary: `lists the newest ${MAX_ROWS} quotes, and the orders that used them`,
  positionalCount: 0,
  isReadOnly: true,
  run: async ({ db }) => ({ rows: await readQuotes(db) }),
};

async function readQuotes(db: CommandContext["db"]) {
  const total = sum(sql`${quoteLines.quantity} * ${quoteLines.unitPriceCents}`).mapWith(Number);
  const found = await db
    .select({ quote: quotes, total, order: orders.orderNumber })
    .from(quotes)
    .innerJoin(quoteLines, eq(quoteLines.quoteId, quotes.id))
    .leftJoin(orders, eq(orders.id, quotes.orderId))
    .groupBy(quotes.id, orders.orderNumber)
    .orderBy(desc(quotes.id), asc(orders.orderNumber))
    .limit(MAX_ROWS);
  return found.map(({ quote, total: cents, order }) => ({
    number: quote.number,
    issued: quote.issuedAt.toISOString().slice(0, 10),
    "valid until": quote.expiresOn,
    for: quote.email ?? "anybody",
    total: formatCents(cents),
    terms: termsText(quote),
    order,
  }));
}

export const quoteCommands = { "quotes:issue": issue, "quotes:list": list };
