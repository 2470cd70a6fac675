import type { ContactRequest, ThreadMessage } from "@ligate/contract/messages/schemas";
import { company } from "@ligate/contract/settings/company";
import type { Specification } from "@ligate/contract/specification/schemas";
import { specificationRows } from "@ligate/contract/specification/specification-rows";
import type { Tx } from "../../../db/database.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { cleanSpecification } from "../../design/index.ts";
import { mailReceipt } from "../reference-numbers/receipt-mail.ts";
import { assignReference } from "../reference-numbers/reference-number.service.ts";
import { beginThread, type ThreadOwner } from "../threads/thread-messages.ts";
import { messageMail } from "./message-mail.ts";
import { messages } from "./messages.table.ts";
import { productTopic } from "./product-topic.ts";

/**
 * Stores a message, begins its thread, mails it to staff, and mails its reference to the sender.
 * @param sender the account that is signed in; null for a visitor
 * @returns the reference
 */
export async function receiveMessage(
  tx: Tx,
  sender: ThreadOwner | null,
  sent: ContactRequest,
  publicUrl: string,
): Promise<string> {
  const { reference, isNew } = await assignReference(tx, "MS", { ...sent, sender: sender?.id });
  if (!isNew) return reference;
  const specification = cleanSpecification(sent.specification ?? {});
  await tx.insert(messages).values({ ...sent, specification, reference });
  const { email, subject, message, phone, product } = sent;
  const { owner, account } = await beginThread(tx, {
    reference,
    kind: "message",
    subject,
    topic: productTopic(product),
    sender,
    email,
    text: message,
    details: [...(phone ? [{ name: "Phone", value: phone }] : []), ...specificationDetails(specification)],
  });
  const isSignedIn = sender !== null;
  const mail = messageMail(reference, sent, { sender: { account, isSignedIn }, specification });
  await enqueueEmail(tx, `message:${reference}`, company.email, mail);
  await mailReceipt(tx, `message-receipt:${reference}`, email, {
    reference,
    publicUrl,
    answer: "We will get back to you as soon as possible.",
    hasThread: owner?.email === email,
  });
  return reference;
}

/** A specification as fields of a thread's message. */
const specificationDetails = (specification: Specification | null): ThreadMessage["details"] =>
  specificationRows(specification).map(({ label, ...row }) => ({ name: label, ...row }));
