import {
  PURCHASE_ORDER_FIELDS_REQUIRED,
  PURCHASE_ORDER_FILE_MAX_BYTES,
  PURCHASE_ORDER_FILE_NOT_PDF,
  PURCHASE_ORDER_FILE_TOO_BIG,
} from "@ligate/contract/payments/purchase-order-constants";

const UNREADABLE = "This file could not be read. Please choose it again.";
/** Some programs append bytes after the end marker of a PDF. The API searches the same number of bytes for it. */
const END_MARKER_SEARCH_BYTES = 1024;

/** Checks the content of a chosen file, not its name, as the API does. @returns the error message; `undefined` if valid */
export async function checkPdfFile(file: File | undefined): Promise<string | undefined> {
  if (!file || file.size === 0) return PURCHASE_ORDER_FIELDS_REQUIRED;
  if (file.size > PURCHASE_ORDER_FILE_MAX_BYTES) return PURCHASE_ORDER_FILE_TOO_BIG;
  try {
    const [head, tail] = await Promise.all([
      file.slice(0, 5).text(),
      file.slice(-END_MARKER_SEARCH_BYTES).text(),
    ]);
    return head === "%PDF-" && tail.includes("%%EOF") ? undefined : PURCHASE_ORDER_FILE_NOT_PDF;
  } catch {
    return UNREADABLE;
  }
}

/** Copies the content of a file: a browser cannot send a file that changes on disk after it was chosen. */
export const copyToMemory = async (file: File) =>
  new File([await file.arrayBuffer()], file.name, { type: file.type });
