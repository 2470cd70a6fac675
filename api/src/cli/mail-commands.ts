import { discardEmails, listFailedEmails, retryEmails } from "../jobs/unsent-emails.ts";
import { type StaffCommand, UsageError } from "./command.ts";

const MAX_ROWS = 200;

const listMails: StaffCommand = {
  usage: "",
  summary: `lists the oldest ${MAX_ROWS} mails that could not be sent so far or are held, with the last error and the next attempt`,
  positionalCount: 0,
  isReadOnly: true,
  run: async ({ db }) => {
    const failed = await listFailedEmails(db, MAX_ROWS);
    const rows = failed.map(({ id, recipient, subject, createdAt, attempts, dueAt, failure, isGivenUp }) => ({
      id,
      recipient,
      subject,
      written: createdAt.toISOString(),
      attempts,
      next: isGivenUp ? "none" : dueAt.toISOString(),
      error: failure,
    }));
    return rows.length > 0 ? { rows } : { messages: ["No mail has failed."] };
  },
};

const retryMails: StaffCommand = {
  usage: "[id]",
  summary:
    "sends a mail again that could not be sent or is held, at once; without an id, all that were given up after three days or are held",
  positionalCount: 1,
  run: async ({ db }, { positionals: [typed] }) => {
    const retried = await retryEmails(db, parseIds(typed));
    return { messages: [retried === 1 ? "1 mail is sent again." : `${retried} mails are sent again.`] };
  },
};

const discardMails: StaffCommand = {
  usage: "[id]",
  summary:
    "discards a mail that was not sent; without an id, all that were given up after three days or are held",
  positionalCount: 1,
  run: async ({ db }, { positionals: [typed] }) => {
    const discarded = await discardEmails(db, parseIds(typed));
    return { messages: [discarded === 1 ? "1 mail is discarded." : `${discarded} mails are discarded.`] };
  },
};

function parseIds(typed: string | undefined): number[] | undefined {
  if (typed === undefined) return undefined;
  if (!/^\d{1,9}$/.test(typed)) throw new UsageError("The id is that of mails:list.");
  return [Number(typed)];
}

export const mailCommands = {
  "mails:list": listMails,
  "mails:retry": retryMails,
  "mails:discard": discardMails,
};
