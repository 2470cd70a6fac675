import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { formatDay } from "@ligate/contract/common/dates";
import { contract } from "@ligate/contract/contract";
import { company } from "@ligate/contract/settings/company";
import type { SupplierPacket } from "@ligate/contract/supplier/schemas";
import { zipSync } from "fflate";
import { seedInputs } from "../../../content-files/content-folder.ts";
import type { StoredFile } from "../../../http/file-route.ts";
import { notFound } from "../../../http/problem.ts";
import { cachedPdf } from "../../../printing/pdf-route.ts";
import type { PrintedDocument } from "../../../printing/printed-document.ts";
import { fillSupplierText, type SupplierFile, type SupplierSettings } from "./supplier-files.ts";

const SAMPLE_MARK = "Sample – replace before use";
const SAMPLE_NOTICE = `**${SAMPLE_MARK}.** Its facts are invented: do not pay or approve a supplier by this document.`;

/** The packet as its page shows it. Bank details are in the letter only. */
export const viewSupplierPacket = (files: SupplierFile[], settings: SupplierSettings): SupplierPacket => ({
  seller: {
    name: settings.SELLER_NAME,
    tax_id: settings.SELLER_TAX_ID,
    remit_to: settings.SELLER_REMIT_TO,
  },
  documents: files.map(({ id, title, description, date, isSample }) => ({
    id,
    title,
    description,
    date,
    is_sample: isSample,
    pdf: contract.getSupplierDocument.path.replace(":id", id),
  })),
  zip: contract.getSupplierPacketZip.path,
});

/**
 * A document of the packet as PDF.
 * @throws ProblemError 404
 */
export async function openSupplierDocument(
  files: SupplierFile[],
  id: string,
  settings: SupplierSettings,
): Promise<StoredFile> {
  const file = files.find((each) => each.id === id);
  if (!file) throw notFound("such document");
  const pdf = await readPdf(file, settings);
  return {
    name: `${id}.pdf`,
    mediaType: "application/pdf",
    sizeBytes: pdf.length,
    checksum: digest([file], settings),
    open: async () => pdf,
  };
}

/** All documents of the packet as one ZIP file. */
export async function openSupplierZip(
  files: SupplierFile[],
  settings: SupplierSettings,
): Promise<StoredFile> {
  const pdfs = await Promise.all(files.map((file) => readPdf(file, settings)));
  const entries = files.map(({ id, date }, i) => [
    `${id}.pdf`,
    // Noon of a local day, because a ZIP file has the time of no zone.
    [pdfs[i] ?? Buffer.alloc(0), { mtime: new Date(`${date}T12:00:00`) }] as const,
  ]);
  // Not compressed, because the streams of a PDF already are.
  const zip = Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 }));
  return {
    name: `${company.name}-supplier-packet.zip`,
    mediaType: "application/zip",
    sizeBytes: zip.length,
    checksum: digest(files, settings),
    open: async () => zip,
  };
}

const readPdf = (file: SupplierFile, settings: SupplierSettings): Promise<Buffer> =>
  file.pdf ? readFile(file.pdf) : cachedPdf(`supplier/${file.id}`, toPrintedDocument(file, settings));

/** The document as it is printed, with the mark of a sample in its title, text and footer. */
function toPrintedDocument(file: SupplierFile, settings: SupplierSettings): PrintedDocument {
  const { id, title, date, isSample } = file;
  const markdown = fillSupplierText(file.markdown, settings);
  return {
    number: id.slice(0, "SP-01".length),
    title: isSample ? `${title} (sample)` : title,
    subject: "Supplier packet",
    edition: isSample ? `${SAMPLE_MARK} · ${formatDay(date)}` : formatDay(date),
    markdown: isSample ? `${SAMPLE_NOTICE}\n\n${markdown}` : markdown,
  };
}

/** Changes with the documents, the settings that they show, and the release that prints them. */
const digest = (files: SupplierFile[], settings: SupplierSettings): string =>
  hash("sha256", JSON.stringify([seedInputs, ...files.map((file) => toPrintedDocument(file, settings))]));
