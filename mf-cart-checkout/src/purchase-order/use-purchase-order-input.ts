import {
  PURCHASE_ORDER_FIELDS_REQUIRED,
  PURCHASE_ORDER_FILE_MAX_BYTES,
  PURCHASE_ORDER_FILE_NOT_PDF,
  PURCHASE_ORDER_FILE_TOO_BIG,
} from "@ligate/contract/payments/purchase-order-constants";
import { type RefObject, useRef, useState } from "react";

export interface PurchaseOrder {
  /** Assigned by the buyer. */
  number: string;
  file: File;
}

/** The input that is kept across reloads. Of a file only the name can be stored. */
export interface PurchaseOrderDraft {
  poNumber?: string;
  poFileName?: string;
}

interface FieldErrors {
  number?: string;
  file?: string;
}

export interface PurchaseOrderInput {
  number: string;
  file: File | undefined;
  /** The name of a file that was chosen before a reload. */
  lostFileName: string | undefined;
  errors: FieldErrors;
  elements: { number: RefObject<HTMLInputElement | null>; file: RefObject<HTMLInputElement | null> };
  setNumber: (number: string) => void;
  setFile: (file: File) => void;
  /** Resolves to the purchase order, or to the message of the first invalid field, which then has the focus. */
  validate: () => Promise<PurchaseOrder | string>;
}

/** The state of the purchase order form: the number and the PDF of the buyer. */
export function usePurchaseOrderInput(
  draft: PurchaseOrderDraft,
  onChange: (changed: PurchaseOrderDraft) => void,
): PurchaseOrderInput {
  const [number, setNumber] = useState(draft.poNumber ?? "");
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const elements = { number: useRef<HTMLInputElement>(null), file: useRef<HTMLInputElement>(null) };
  const lastFile = useRef<File>(undefined);

  return {
    number,
    file,
    lostFileName: file ? undefined : draft.poFileName,
    errors,
    elements,
    setNumber(text) {
      setNumber(text);
      onChange({ poNumber: text });
      if (text.trim() !== "") setErrors((current) => ({ ...current, number: undefined }));
    },
    async setFile(chosen) {
      lastFile.current = chosen;
      setFile(chosen);
      onChange({ poFileName: chosen.name });
      const error = await checkPdfFile(chosen);
      if (lastFile.current === chosen) setErrors((current) => ({ ...current, file: error }));
    },
    async validate() {
      const found = {
        number: number.trim() === "" ? PURCHASE_ORDER_FIELDS_REQUIRED : undefined,
        file: await checkPdfFile(file),
      };
      setErrors(found);
      if (file && !found.number && !found.file)
        return { number: number.trim(), file: await copyToMemory(file) };
      elements[found.number ? "number" : "file"].current?.focus();
      return found.number ?? found.file ?? PURCHASE_ORDER_FIELDS_REQUIRED;
    },
  };
}

const UNREADABLE = "This file could not be read. Please choose it again.";
/** Some programs append bytes after the end marker of a PDF. The API searches the same number of bytes for it. */
const END_MARKER_SEARCH_BYTES = 1024;

/** Checks the content of a chosen file, not its name, as the API does. @returns the error message; `undefined` if valid */
async function checkPdfFile(file: File | undefined): Promise<string | undefined> {
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
const copyToMemory = async (file: File) =>
  new File([await file.arrayBuffer()], file.name, { type: file.type });
