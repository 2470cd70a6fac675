import { protocolPrintTexts } from "@ligate/contract/content/protocol-print-texts";
import type { Tx } from "../../../db/database.ts";
import type { PrintedDocument } from "../../../printing/printed-document.ts";
import { findProtocol } from "./protocol.service.ts";

/**
 * Loads the protocol of a pair of codes, such as KO-LV, for printing; `undefined` if `codes` has another form.
 * @param storeUrl the base URL of printed links
 * @throws ProblemError 404; with the reason if the pair is not offered
 */
export async function findProtocolDocument(
  tx: Tx,
  codes: string,
  storeUrl: string,
): Promise<PrintedDocument | undefined> {
  const [, fnCode, symbol] = /^([A-Z]{2})-([A-Z]{2})$/.exec(codes) ?? [];
  if (!fnCode || !symbol) return undefined;
  const { fn, structure, description, parts } = await findProtocol(tx, fnCode, symbol);
  const texts = parts.map(
    (part, i) => `## ${i + 1}. ${part.title}\n\n${part.description}\n\n${part.markdown}`,
  );
  return {
    number: codes,
    title: `${fn.name} ${structure.name} Protocol`,
    subject: "Bench protocol",
    edition: "For research use only",
    markdown: withAbsoluteLinks(
      [description, protocolPrintTexts.imprint, RECORD_TABLE, ...texts].join("\n\n"),
      storeUrl,
    ),
  };
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** A table to fill in by hand. */
const RECORD_TABLE = [
  row(protocolPrintTexts.record),
  row(protocolPrintTexts.record.map(() => "---")),
  row(protocolPrintTexts.record.map(() => "")),
].join("\n");

/** Makes links absolute, and prints the catalog numbers that links to supplies contain. */
const withAbsoluteLinks = (markdown: string, storeUrl: string) =>
  markdown
    .replaceAll(/\]\(\/product\/featured\/(.+?)\)/g, ` ($1)](${storeUrl}/product/featured/$1)`)
    .replaceAll("](/", `](${storeUrl}/`);
