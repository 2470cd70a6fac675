import { desc, eq } from "drizzle-orm";
import { quoteRequests, threads } from "../../modules/messaging/tables.ts";
import type { StaffCommand } from "../command.ts";

const MAX_ROWS = 200;

const list: StaffCommand = {
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

export const quoteRequestCommands = { "quote-requests:list": list };
