import { formatInteger } from "@ligate/contract/common/format-integer";
import { normalizeSequence } from "@ligate/contract/genes/sequence";
import type { QuoteRequest } from "@ligate/contract/quote-requests/schemas";
import { nonEmptyRows } from "../../../mail/email-template.ts";

const SEQUENCE_BEGINNING = 60;

/** The selected product or service, depending on the type; without a selection, what the request is about. */
export const getRequestedProduct = ({ type, productType, serviceType, product = "" }: QuoteRequest): string =>
  (type === "productType" ? productType : serviceType) || product;

/** The fields of the request about the work, with units. */
export const workFields = (sent: QuoteRequest): [string, string][] =>
  nonEmptyRows({
    "Gene species": sent.geneSpecies,
    "Virus type": sent.virusType,
    "Mammalian cells": sent.mammalianCells,
    "Plasmid amount": withUnit(sent.plasmidAmount, "µg"),
    "Virus amount": withUnit(sent.virusAmount, "µg"),
    "Cell line amount": withUnit(sent.cellLineAmount, "cells"),
  });

const withUnit = (amount: string | undefined, unit: string) => (amount ? `${amount} ${unit}` : "");

/** The fields of the request besides the message, for its thread. Of the gene sequence: length and beginning. */
export function quoteDetails(sent: QuoteRequest): { name: string; value: string }[] {
  const rows: [string, string][] = [
    ["Institution", sent.institution],
    ...workFields(sent),
    ...nonEmptyRows({ "Gene sequence": summarizeSequence(sent.geneSequence) }),
  ];
  return rows.map(([name, value]) => ({ name, value }));
}

function summarizeSequence(pasted = ""): string {
  const sequence = normalizeSequence(pasted);
  if (sequence === "") return "";
  const rest = sequence.length > SEQUENCE_BEGINNING ? "…" : "";
  return `${formatInteger(sequence.length)} nt: ${sequence.slice(0, SEQUENCE_BEGINNING)}${rest}`;
}
