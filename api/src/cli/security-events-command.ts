import { Email } from "@ligate/contract/common/email";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { SECURITY_EVENTS, type SecurityEventKind } from "../modules/identity/index.ts";
import { securityEvents, users } from "../modules/identity/tables.ts";
import { type CommandArguments, type StaffCommand, textOption, UsageError } from "./command.ts";

const DEFAULT_ROWS = 50;
const MAX_ROWS = 1_000;
const KINDS = SECURITY_EVENTS.join(", ");

export const securityEventsCommand: StaffCommand = {
  usage: "[--email <email> | --account <number>] [--kind <kind>] [--limit <n>]",
  summary: "lists logins, changes of accounts and staff commands from the audit table, the newest first",
  positionalCount: 0,
  isReadOnly: true,
  options: {
    email: { type: "string", description: "only events of this account" },
    account: {
      type: "string",
      description: "only events of the account with this number, such as a deleted one",
    },
    kind: { type: "string", description: `one of ${KINDS}` },
    limit: { type: "string", description: `how many, up to ${MAX_ROWS}; ${DEFAULT_ROWS} by default` },
  },
  run: async ({ db }, typed) => {
    const kind = textOption(typed, "kind");
    const limit = parseLimit(textOption(typed, "limit"));
    const userId = await readAccount(db, typed);
    const found = await db
      .select({ event: securityEvents, email: users.email })
      .from(securityEvents)
      .leftJoin(users, eq(users.id, securityEvents.userId))
      .where(
        and(
          userId === undefined ? undefined : eq(securityEvents.userId, userId),
          kind === undefined ? undefined : eq(securityEvents.kind, parseKind(kind)),
        ),
      )
      .orderBy(desc(securityEvents.id))
      .limit(limit);
    return {
      rows: found.map(({ event, email: account }) => ({
        at: event.at.toISOString().slice(0, 19).replace("T", " "),
        kind: event.kind,
        account: account ?? (event.userId === null ? "" : `deleted (${event.userId})`),
        actor: event.actor,
        address: event.address,
        details: detailsText(event.details),
      })),
    };
  },
};

/** The id of the account that an option names; undefined without one. */
async function readAccount(db: Database, typed: CommandArguments): Promise<number | undefined> {
  const [email, number] = [textOption(typed, "email"), textOption(typed, "account")];
  if (number === undefined) return email === undefined ? undefined : findAccount(db, email);
  if (email !== undefined) throw new UsageError("Give either --email or --account.");
  if (!/^[1-9]\d{0,8}$/.test(number))
    throw new UsageError(`--account ${number} is not the number of an account.`);
  return Number(number);
}

async function findAccount(db: Database, typed: string): Promise<number> {
  const email = Email.safeParse(typed);
  if (!email.success) throw new UsageError(`--email ${typed} is not a valid email address.`);
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.data));
  if (!found) throw new UsageError(`--email: there is no account with the address ${email.data}.`);
  return found.id;
}

function parseKind(typed: string): SecurityEventKind {
  const kind = SECURITY_EVENTS.find((name) => name === typed.replaceAll("-", "_"));
  if (!kind) throw new UsageError(`--kind ${typed} is unknown. It is one of ${KINDS}.`);
  return kind;
}

function parseLimit(typed: string | undefined): number {
  if (typed === undefined) return DEFAULT_ROWS;
  const limit = Number(typed);
  if (/^[1-9]\d{0,3}$/.test(typed) && limit <= MAX_ROWS) return limit;
  throw new UsageError(`--limit ${typed} is not a whole number from 1 to ${MAX_ROWS}.`);
}

const detailsText = (details: Record<string, string | number>) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");
