import type { Database } from "../db/database.ts";
import { outbox } from "../jobs/outbox.table.ts";
import { replyAsStaff } from "../modules/messaging/index.ts";
import type { Browser } from "./browser.ts";

export const ADA = "ada@lab.example";
export const GRACE = { actor: "grace", publicUrl: "https://store.example" };

const A_MESSAGE = {
  firstName: "Ada",
  lastName: "Byron",
  email: ADA,
  subject: "Titer of LV-6001",
  message: "Which titer may I expect?",
};

/** Sends the contact form. @returns the reference of the new thread */
export async function write(by: Browser, differing: object = {}): Promise<string> {
  const { body } = await by.post("/api/contact-us/", { ...A_MESSAGE, ...differing });
  return body.reference;
}

export const getThread = (by: Browser, reference: string) => by.get(`/api/users/messages/${reference}/`);
export const listThreads = async (by: Browser, query = "") =>
  (await by.get(`/api/users/messages/?${query}`)).body;
export const replyTo = (by: Browser, reference: string, message = "Thank you.") =>
  by.post(`/api/users/messages/${reference}/reply/`, { message });

/** Stores an answer of staff. */
export const answer = (db: Database, reference: string, text = "About 10^8 per millilitre.") =>
  db.transaction((tx) => replyAsStaff(tx, reference, { ...GRACE, text }));

/** The emails in the outbox, oldest first, without those about the account. */
export async function messageMails(db: Database) {
  const mails = await db.select().from(outbox).orderBy(outbox.id);
  return mails.filter(({ key }) => /message|quote-request/.test(key));
}
