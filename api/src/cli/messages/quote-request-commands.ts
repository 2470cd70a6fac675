import { desc } from "drizzle-orm";
import { quoteRequests } from "../../modules/messaging/tables.ts";
import type { StaffCommand } from "../command.ts";

const MAX_ROWS = 200;

const list: StaffCommand = {
  usage: "",
  summary: `lists the newest ${MAX_ROWS} quote requests`,
  positionalCount: 0,
  isReadOnly: true,
  run: async ({ db }) => {
    const found = await db.select().from(quoteRequests).orderBy(desc(quoteRequests.id)).limit(MAX_ROWS);
    return {
      rows: found.map((request) => ({
        reference: request.reference,
        received: request.createdAt.toISOString().slice(0, 10),
        from: `${request.firstName} ${request.lastName}, ${request.institution}`,
        email: request.email,
        asked: request.productType || request.serviceType,
        message: request.message,
      })),
    };
  },
};

export const quoteRequestCommands = { "quote-requests:list": list };
