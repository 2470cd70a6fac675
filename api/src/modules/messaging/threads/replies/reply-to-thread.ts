import type { ThreadReply } from "@ligate/contract/messages/schemas";
import { company } from "@ligate/contract/settings/company";
import type { Tx } from "../../../../db/database.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import type { User } from "../../../identity/tables.ts";
import { addMessageOnce } from "../add-message.ts";
import { lockOwnThread } from "../find-thread.ts";
import type { ThreadMessageRow, ThreadRow } from "../threads.table.ts";
import { customerMessageMail } from "./customer-message-mail.ts";

/** Stores the customer's answer and mails it to staff. @returns the thread's reference @throws ProblemError 404 */
export async function replyToThread(
  tx: Tx,
  user: User,
  reference: string,
  { message }: ThreadReply,
): Promise<string> {
  const thread = await lockOwnThread(tx, user, reference);
  await addCustomerMessage(tx, thread, user, { text: message, details: [] });
  return thread.reference;
}

/** Stores a message in a locked thread of the customer and mails it to staff, unless it repeats the last one. */
export async function addCustomerMessage(
  tx: Tx,
  thread: ThreadRow,
  user: User,
  sent: Pick<ThreadMessageRow, "text" | "details">,
) {
  const written = await addMessageOnce(tx, thread, { author: "customer", ...sent });
  if (!written) return;
  const mail = customerMessageMail(thread, user, written);
  await enqueueEmail(tx, `thread-message:${written.id}`, company.email, mail);
}
