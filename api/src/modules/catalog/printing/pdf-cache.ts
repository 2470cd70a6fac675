import { printAside } from "./print-in-worker.ts";
import type { PrintedDocument } from "./printed-document.ts";

/** The last print at each address, with what it was printed from. */
const prints = new Map<string, { of: string; pdf: Promise<Buffer> }>();

/** The document at an address as a PDF, printed once until it changes. */
export function printOnce(address: string, document: PrintedDocument): Promise<Buffer> {
  const of = JSON.stringify(document);
  const last = prints.get(address);
  if (last?.of === of) return last.pdf;
  const pdf = printAside(document);
  prints.set(address, { of, pdf });
  // What failed is tried again by the next who asks.
  pdf.catch(() => prints.delete(address));
  return pdf;
}
