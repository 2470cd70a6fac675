import { desc } from "drizzle-orm";
import { replyAsStaff } from "../../modules/messaging/index.ts";
import { threadMessages } from "../../modules/messaging/tables.ts";
import { anOrder } from "../orders.ts";
import { STAFF } from "../purchase-orders.ts";
import type { TestApp } from "../test-app.ts";
import { aCustomer } from "./sample-customer-calls.ts";

const EMAIL = "ada@lab.example";
const MESSAGE = "Which titer may I expect?";

/** A customer with a thread that staff have answered. */
async function anAnsweredThread(shop: TestApp) {
  const { by } = await aCustomer(shop);
  const sent = { firstName: "Ada", lastName: "Byron", email: EMAIL, subject: "Titer", message: MESSAGE };
  const { body } = await by.post("/api/contact-us/", { ...sent, product: "Lentivirus packaging mix" });
  const reference: string = body.reference;
  await shop
    .db()
    .transaction((tx) => replyAsStaff(tx, reference, { ...STAFF, text: "About 10^8 per millilitre." }));
  return { by, params: { reference } };
}

/** Samples of calls about threads of messages. */
export const sampleMessageCalls = {
  listThreads: async (shop: TestApp) => ({ by: (await anAnsweredThread(shop)).by }),
  viewThread: anAnsweredThread,
  markThreadRead: async (shop: TestApp) => {
    const call = await anAnsweredThread(shop);
    const [newest] = await shop.db().select().from(threadMessages).orderBy(desc(threadMessages.id));
    return { ...call, body: { last_message_id: newest?.id ?? 0 } };
  },
  replyToThread: async (shop: TestApp) => ({
    ...(await anAnsweredThread(shop)),
    body: { message: "Thank you. And for the larger size?" },
  }),
  askAboutOrder: async (shop: TestApp) => {
    const { by } = await aCustomer(shop);
    const { orderNumber } = await anOrder(shop.db(), EMAIL);
    return { by, body: { order_number: orderNumber, message: "When will it be ready?" } };
  },
};
