import { desc, eq } from "drizzle-orm";
import { quoteRequests, threads } from "../../modules/messaging/tables.ts";
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

const listQuoteRequests: StaffCommand = {
  usage: "",
  summary: `lists the newest ${MAX_ROWS} quote requests`,
  positionalCount: 0,
  isReadOnly: true,
  run: async ({ db }) => {
    const found = await db
      .select({ request: quoteRequests, subject: threads.subject })
      .from(quoteRequests)
      .leftJoin(threads, eq(threads.reference, quoteRequests.reference))
      .orderBy(desc(quoteRequests.id))
      .limit(MAX_ROWS);
    return {
      rows: found.map(({ request, subject }) => ({
        reference: request.reference,
        received: request.createdAt.toISOString().slice(0, 10),
        from: `${request.firstName} ${request.lastName}, ${request.institution}`,
        email: request.email,
        asked: request.productType || request.serviceType || subject || "",
        message: request.message,
      })),
    };
  },
};

export const quoteRequestCommands = { "quote-requests:list": listQuoteRequests };
