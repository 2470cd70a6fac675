import { getDocument, PasswordException } from "unpdf/pdfjs";
import type { PdfState } from "./check-pdf.ts";

/** Far above the object streams of real documents. V8's limits of a thread do not count the memory of typed arrays. */
const MAX_ARRAY_BYTES = 64_000_000;

globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, args, newTarget) {
    if (args[0] > MAX_ARRAY_BYTES) throw new RangeError("A stream of the PDF is too large");
    return Reflect.construct(target, args, newTarget);
  },
});

/** Opens the first page of a PDF. Runs in a thread of `check-pdf.ts` only, whose arrays it limits. */
export async function openPdf(bytes: Uint8Array): Promise<PdfState> {
  try {
    const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
    await pdf.getPage(1);
    return "readable";
  } catch (error) {
    return error instanceof PasswordException ? "locked" : "broken";
  }
}
