import type { ContactRequest } from "@ligate/contract/messages/schemas";
import { company } from "@ligate/contract/settings/company";
import type { Tx } from "../../../db/database.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { receiptMail } from "../reference-numbers/receipt-mail.ts";
import { assignReference } from "../reference-numbers/reference-number.service.ts";
import { messageMail } from "./message-mail.ts";
import { messages } from "./messages.table.ts";

/** Stores a message, mails it to staff, and mails its reference to the sender. @returns the reference */
export async function receiveMessage(tx: Tx, sent: ContactRequest, storeUrl: string): Promise<string> {
  const { reference, isNew } = await assignReference(tx, "MS", sent);
  if (!isNew) return reference;
  await tx.insert(messages).values({ ...sent, reference });
  await enqueueEmail(tx, `message:${reference}`, company.email, messageMail(reference, sent));
  const receipt = receiptMail(reference, storeUrl, "We will get back to you as soon as possible.");
  await enqueueEmail(tx, `message-receipt:${reference}`, sent.email, receipt);
  return reference;
}
