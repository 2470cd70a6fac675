import { company } from "@ligate/contract/company";
import type { QuoteRequest } from "@ligate/contract/quote-requests";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../mail/outbox.ts";
import { receiptMail } from "../receipts/receipt-mail.ts";
import { receive } from "../receipts/receipts.service.ts";
import { quoteRequestMail } from "./quote-request-mail.ts";
import { quoteRequests } from "./quote-requests.table.ts";

/** Keeps a request, and mails it to the staff and its reference to who asks. @returns the reference */
export async function receiveQuoteRequest(tx: Tx, sent: QuoteRequest, storeUrl: string): Promise<string> {
  const { reference, isNew } = await receive(tx, "RQ", sent);
  if (!isNew) return reference;
  await tx.insert(quoteRequests).values({ ...sent, reference });
  await enqueue(tx, `quote-request:${reference}`, company.email, quoteRequestMail(reference, sent));
  const receipt = receiptMail(
    reference,
    storeUrl,
    "Our team will respond within one to three business days.",
  );
  await enqueue(tx, `quote-request-receipt:${reference}`, sent.email, receipt);
  return reference;
}
