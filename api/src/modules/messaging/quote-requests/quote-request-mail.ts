import { normalizeSequence } from "@ligate/contract/genes/sequence";
import type { QuoteRequest } from "@ligate/contract/quote-requests/schemas";
import type { Email } from "../../../jobs/outbox.ts";
import { nonEmptyRows, renderEmail } from "../../../mail/email-template.ts";

/** Sent to the shop's staff with all fields of the request. */
export function quoteRequestMail(reference: string, sent: QuoteRequest): Email {
  const { firstName, lastName, institution, email, message, geneSequence = "" } = sent;
  const subject = askedFor(sent);
  return renderEmail({
    subject: `${reference}: quote for ${subject}`,
    paragraphs: [`${firstName} ${lastName} of ${institution} asks for a quote.`],
    rows: nonEmptyRows({
      Reference: reference,
      Email: email,
      Asked: subject,
      "Gene species": sent.geneSpecies,
      "Virus type": sent.virusType,
      "Mammalian cells": sent.mammalianCells,
      "Plasmid amount": withUnit(sent.plasmidAmount, "µg"),
      "Virus amount": withUnit(sent.virusAmount, "µg"),
      "Cell line amount": withUnit(sent.cellLineAmount, "cells"),
      "Gene sequence": withUnit(
        String(normalizeSequence(geneSequence).length || ""),
        "nt, below the message",
      ),
    }),
    verbatim: [message, ...(geneSequence ? [geneSequence] : [])],
    closing: "Reply to this mail to answer.",
    replyTo: email,
  });
}

/** The selected product or service, depending on the type. */
const askedFor = ({ type, productType, serviceType }: QuoteRequest): string =>
  (type === "productType" ? productType : serviceType) ?? "";

const withUnit = (amount: string | undefined, unit: string) => (amount ? `${amount} ${unit}` : "");
