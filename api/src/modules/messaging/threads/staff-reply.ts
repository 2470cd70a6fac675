import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { users } from "../../identity/tables.ts";
import { answerMail, answerNoticeMail } from "./staff-reply-mail.ts";
import { addMessageOnce } from "./thread-messages.ts";
import { lockThread } from "./thread-view.ts";

interface StaffReply {
  text: string;
  /** The member of staff. */
  actor: string;
  publicUrl: string;
}

/**
 * Stores staff's answer. A customer is mailed a link to it, a visitor the answer itself.
 * @returns the recipient, and whether the answer is new: an identical one within an hour is not stored again
 * @throws ProblemError 404
 */
export async function replyAsStaff(tx: Tx, reference: string, { text, actor, publicUrl }: StaffReply) {
  const thread = await lockThread(tx, reference);
  const customer = thread.userId === null ? undefined : await findEmail(tx, thread.userId);
  const recipient = customer ?? thread.email;
  const written = await addMessageOnce(tx, thread, { author: "staff", actor, text, details: [] });
  if (written) {
    const mail = customer === undefined ? answerMail(thread, text) : answerNoticeMail(thread, publicUrl);
    await enqueueEmail(tx, `thread-message:${written.id}`, recipient, mail);
  }
  return { recipient, isNew: written !== undefined, hasAccount: customer !== undefined };
}

async function findEmail(tx: Tx, userId: number): Promise<string | undefined> {
  const [found] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return found?.email;
}
