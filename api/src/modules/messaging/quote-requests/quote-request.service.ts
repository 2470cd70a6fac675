import type { QuoteRequest } from "@ligate/contract/quote-requests/schemas";
import { company } from "@ligate/contract/settings/company";
import type { Tx } from "../../../db/database.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { receiptMail } from "../reference-numbers/receipt-mail.ts";
import { assignReference } from "../reference-numbers/reference-number.service.ts";
import { quoteRequestMail } from "./quote-request-mail.ts";
import { quoteRequests } from "./quote-requests.table.ts";

/** Stores a request, mails it to staff, and mails its reference to the sender. @returns the reference */
export async function receiveQuoteRequest(tx: Tx, sent: QuoteRequest, storeUrl: string): Promise<string> {
  const { reference, isNew } = await assignReference(tx, "RQ", sent);
  if (!isNew) return reference;
  await tx.insert(quoteRequests).values({ ...sent, reference });
  await enqueueEmail(tx, `quote-request:${reference}`, company.email, quoteRequestMail(reference, sent));
  const receipt = receiptMail(
    reference,
    storeUrl,
    "Our team will respond within one to three business days.",
  );
  await enqueueEmail(tx, `quote-request-receipt:${reference}`, sent.email, receipt);
  return reference;
}
