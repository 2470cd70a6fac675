import { ORDER_DOCUMENT_KINDS } from "@ligate/contract/orders/constants";
import { createDocumentLink, type DocumentName, revokeDocumentLinks } from "../../modules/ordering/index.ts";
import { type CommandArguments, type StaffCommand, UsageError } from "../command.ts";

const KINDS = ORDER_DOCUMENT_KINDS.join(", ");

const link: StaffCommand = {
  usage: "<kind> <number>",
  summary: `creates a link that opens a document as PDF without a login, to print or to send it; a kind is one of ${KINDS}`,
  positionalCount: 2,
  run: async ({ db, publicUrl }, typed) => {
    const url = await createDocumentLink(db, readDocumentName(typed), publicUrl);
    return { messages: [url] };
  },
};

const revoke: StaffCommand = {
  usage: "<kind> <number>",
  summary: "ends all links to a document, those in mails too",
  positionalCount: 2,
  run: async ({ db }, typed) => {
    const { kind, number } = readDocumentName(typed);
    const revoked = await revokeDocumentLinks(db, { kind, number });
    return { messages: [`${revoked} links to ${kind} ${number} have ended.`] };
  },
};

/** A number may be typed with the prefix that the document shows. */
function readDocumentName({ positionals: [kind = "", number = ""] }: CommandArguments): DocumentName {
  const known = ORDER_DOCUMENT_KINDS.find((each) => each === kind);
  if (!known) throw new UsageError(`A kind is one of ${KINDS}.`);
  return { kind: known, number: number.toUpperCase().replace(/^IV-/, "") };
}

export const documentCommands = { "documents:link": link, "documents:revoke": revoke };
