import type { StaffCommand } from "../command.ts";
import { readThreads } from "./read-threads.ts";
import { reply } from "./reply-command.ts";
import { show } from "./show-command.ts";

const MAX_ROWS = 200;

const list: StaffCommand = {
  usage: "[--unanswered]",
  summary: `lists the newest ${MAX_ROWS} threads of messages and marks those whose last message is the customer's`,
  positionalCount: 0,
  isReadOnly: true,
  options: {
    unanswered: { type: "boolean", description: "only threads whose last message is the customer's" },
  },
  run: async ({ db }, { options }) => {
    const found = await readThreads(db, { isUnanswered: options.unanswered === true, limit: MAX_ROWS });
    return {
      rows: found.map(({ thread, sender, email, messages, lastAuthor }) => ({
        reference: thread.reference,
        latest: thread.lastMessageAt.toISOString().slice(0, 10),
        state: lastAuthor === "customer" ? "unanswered" : "",
        from: sender,
        email,
        about: thread.topic?.name ?? "",
        subject: thread.subject,
        messages,
      })),
    };
  },
};

export const messageCommands = { "messages:list": list, "message:show": show, reply };
