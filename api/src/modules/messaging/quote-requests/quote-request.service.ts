import type { QuoteRequest } from "@ligate/contract/quote-requests/schemas";
import { company } from "@ligate/contract/settings/company";
import type { Tx } from "../../../db/database.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { productTopic } from "../messages/product-topic.ts";
import { mailReceipt } from "../reference-numbers/receipt-mail.ts";
import { assignReference } from "../reference-numbers/reference-number.service.ts";
import { beginThread, type ThreadOwner } from "../threads/thread-messages.ts";
import { getRequestedProduct, quoteDetails } from "./quote-details.ts";
import { quoteRequestMail } from "./quote-request-mail.ts";
import { quoteRequests } from "./quote-requests.table.ts";

/**
 * Stores a request, begins its thread, mails it to staff, and mails its reference to the sender.
 * @param sender the account that is signed in; null for a visitor
 * @returns the reference
 */
export async function receiveQuoteRequest(
  tx: Tx,
  sender: ThreadOwner | null,
  sent: QuoteRequest,
  publicUrl: string,
): Promise<string> {
  const { reference, isNew } = await assignReference(tx, "RQ", { ...sent, sender: sender?.id });
  if (!isNew) return reference;
  await tx.insert(quoteRequests).values({ ...sent, reference });
  const { email } = sent;
  const { owner, account } = await beginThread(tx, {
    reference,
    kind: sent.type === "serviceType" ? "service_request" : "quote_request",
    subject: getRequestedProduct(sent),
    topic: productTopic(sent.product),
    sender,
    email,
    text: sent.message,
    details: quoteDetails(sent),
  });
  await enqueueEmail(
    tx,
    `quote-request:${reference}`,
    company.email,
    quoteRequestMail(reference, sent, { account, isSignedIn: sender !== null }),
  );
  await mailReceipt(tx, `quote-request-receipt:${reference}`, email, {
    reference,
    publicUrl,
    answer: "Our team will respond within one to three business days.",
    hasThread: owner?.email === email,
  });
  return reference;
}
