import { protocolPrintTexts } from "@ligate/contract/content/protocol-print-texts";
import type { Tx } from "../../../db/database.ts";
import type { PrintedDocument } from "../printing/printed-document.ts";
import { findProtocol } from "./protocol.service.ts";

/**
 * The protocol of a pair of codes, such as KO-LV, to print; undefined where that is none.
 * @param store its address, which links on paper need
 * @throws ProblemError 404, with the reason where the one does not come in the other
 */
export async function printedProtocol(
  tx: Tx,
  codes: string,
  store: string,
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
    markdown: onPaper([description, protocolPrintTexts.imprint, RECORD, ...texts].join("\n\n"), store),
  };
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** Columns to fill in by hand. */
const RECORD = [
  row(protocolPrintTexts.record),
  row(protocolPrintTexts.record.map(() => "---")),
  row(protocolPrintTexts.record.map(() => "")),
].join("\n");

/** Links as paper needs them: with the catalogue number that cannot be followed there, and the store's address. */
const onPaper = (markdown: string, store: string) =>
  markdown
    .replaceAll(/\]\(\/product\/featured\/(.+?)\)/g, ` ($1)](${store}/product/featured/$1)`)
    .replaceAll("](/", `](${store}/`);
