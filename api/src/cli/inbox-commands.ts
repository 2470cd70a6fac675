import { desc } from "drizzle-orm";
import { messages, quoteRequests } from "../modules/messaging/tables.ts";
import type { StaffCommand } from "./command.ts";

const MAX_ROWS = 200;
const day = (at: Date) => at.toISOString().slice(0, 10);

const listMessages: StaffCommand = {
  usage: "",
  summary: `lists the newest ${MAX_ROWS} messages`,
  positionalCount: 0,
  run: async ({ db }) => {
    const found = await db.select().from(messages).orderBy(desc(messages.id)).limit(MAX_ROWS);
    return {
      rows: found.map(({ reference, createdAt, firstName, lastName, email, subject, message }) => ({
        reference,
        received: day(createdAt),
        from: `${firstName} ${lastName}`,
        email,
        subject,
        message,
      })),
    };
  },
};

const listRequests: StaffCommand = {
  usage: "",
  summary: `lists the newest ${MAX_ROWS} quote requests`,
  positionalCount: 0,
  run: async ({ db }) => {
    const found = await db.select().from(quoteRequests).orderBy(desc(quoteRequests.id)).limit(MAX_ROWS);
    return {
      rows: found.map((request) => ({
        reference: request.reference,
        received: day(request.createdAt),
        from: `${request.firstName} ${request.lastName}, ${request.institution}`,
        email: request.email,
        asked: request.productType || request.serviceType,
        message: request.message,
      })),
    };
  },
};

export const inboxCommands = { "messages:list": listMessages, "quote-requests:list": listRequests };
