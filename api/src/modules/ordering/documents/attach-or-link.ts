import { ORDER_DOCUMENT_NAMES } from "@ligate/contract/orders/constants";
import type { Tx } from "../../../db/database.ts";
import type { EmailLink } from "../../../mail/email-template.ts";
import type { Buyer } from "../orders/buyer.ts";
import { createDocumentLink, type DocumentName } from "./document-links.ts";

/** The parts of a mail that give a document. */
export interface DocumentAccess {
  attachments?: DocumentName[];
  link: EmailLink;
}

/**
 * How a mail gives a document: attached for a verified address, otherwise by a link, because a document has what the buyer
 * typed.
 * @param link the mail's button for a verified address
 */
export async function attachOrLink(
  tx: Tx,
  { isVerified }: Pick<Buyer, "isVerified">,
  document: DocumentName,
  { publicUrl, link }: { publicUrl: string; link: EmailLink },
): Promise<DocumentAccess> {
  if (isVerified) return { attachments: [document], link };
  const text = `Open the ${ORDER_DOCUMENT_NAMES[document.kind].toLowerCase()} (PDF)`;
  return { link: { text, href: await createDocumentLink(tx, document, publicUrl) } };
}
