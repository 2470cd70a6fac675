import { PURCHASE_ORDER_FIELDS_REQUIRED } from "@ligate/contract/payments/purchase-order-constants";
import { type RefObject, useRef, useState } from "react";
import { checkPdfFile, copyToMemory } from "./check-pdf-file.ts";

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
