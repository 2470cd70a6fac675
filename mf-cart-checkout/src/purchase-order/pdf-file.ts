import {
  PURCHASE_ORDER_FIELDS_REQUIRED,
  PURCHASE_ORDER_FILE_MAX_BYTES,
  PURCHASE_ORDER_FILE_NOT_PDF,
  PURCHASE_ORDER_FILE_TOO_BIG,
} from "@ligate/contract/purchase-order-words";

const UNREADABLE = "This file could not be read. Please choose it again.";
/** Programs write a few bytes behind the end of a PDF; the server looks for it as far back. */
const END_WITHIN = 1024;

/** What is wrong with a chosen file, as the server would judge it: by its content, not by its name. */
export async function fileProblem(file: File | undefined): Promise<string | undefined> {
  if (!file || file.size === 0) return PURCHASE_ORDER_FIELDS_REQUIRED;
  if (file.size > PURCHASE_ORDER_FILE_MAX_BYTES) return PURCHASE_ORDER_FILE_TOO_BIG;
  try {
    const [head, tail] = await Promise.all([file.slice(0, 5).text(), file.slice(-END_WITHIN).text()]);
    return head === "%PDF-" && tail.includes("%%EOF") ? undefined : PURCHASE_ORDER_FILE_NOT_PDF;
  } catch {
    return UNREADABLE;
  }
}

/** As it is now: a file that is changed on disk after it was chosen could not be sent. */
export const inMemory = async (file: File) =>
  new File([await file.arrayBuffer()], file.name, { type: file.type });
