import { printInWorker } from "./print-in-worker.ts";
import type { PrintedDocument } from "./printed-document.ts";

/** The last PDF of each URL, with the document that it was printed from. */
const cache = new Map<string, { source: string; pdf: Promise<Buffer> }>();

/** The PDF of a document. Prints it only if the document at this URL has changed. */
export function cachedPdf(url: string, document: PrintedDocument): Promise<Buffer> {
  const source = JSON.stringify(document);
  const last = cache.get(url);
  if (last?.source === source) return last.pdf;
  const pdf = printInWorker(document);
  cache.set(url, { source, pdf });
  // A failed print is not cached, so the next request tries again.
  pdf.catch(() => cache.delete(url));
  return pdf;
}
