import { PURCHASE_ORDER_FIELDS_REQUIRED } from "@ligate/contract/purchase-order-words";
import { type RefObject, useRef, useState } from "react";
import { fileProblem, inMemory } from "./pdf-file.ts";

export interface PurchaseOrder {
  /** The buyer's own. */
  number: string;
  file: File;
}

/** What outlives a reload: of the file its name only. */
export interface TypedPurchaseOrder {
  poNumber?: string;
  poFileName?: string;
}

interface Problems {
  number?: string;
  file?: string;
}

export interface PurchaseOrderEntry {
  number: string;
  file: File | undefined;
  /** The name of a file that was chosen before a reload. */
  lostFile: string | undefined;
  problems: Problems;
  inputs: { number: RefObject<HTMLInputElement | null>; file: RefObject<HTMLInputElement | null> };
  type: (number: string) => void;
  choose: (file: File) => void;
  /** What is filled in, or the sentence that says what is wrong with it; its field then has the focus. */
  read: () => Promise<PurchaseOrder | string>;
}

/** The buyer's number and PDF, for as long as the checkout is open. */
export function usePurchaseOrder(
  start: TypedPurchaseOrder,
  onTyped: (typed: TypedPurchaseOrder) => void,
): PurchaseOrderEntry {
  const [number, setNumber] = useState(start.poNumber ?? "");
  const [file, setFile] = useState<File>();
  const [problems, setProblems] = useState<Problems>({});
  const inputs = { number: useRef<HTMLInputElement>(null), file: useRef<HTMLInputElement>(null) };
  const newest = useRef<File>(undefined);

  return {
    number,
    file,
    lostFile: file ? undefined : start.poFileName,
    problems,
    inputs,
    type(typed) {
      setNumber(typed);
      onTyped({ poNumber: typed });
      if (typed.trim() !== "") setProblems((known) => ({ ...known, number: undefined }));
    },
    async choose(chosen) {
      newest.current = chosen;
      setFile(chosen);
      onTyped({ poFileName: chosen.name });
      const problem = await fileProblem(chosen);
      if (newest.current === chosen) setProblems((known) => ({ ...known, file: problem }));
    },
    async read() {
      const found = {
        number: number.trim() === "" ? PURCHASE_ORDER_FIELDS_REQUIRED : undefined,
        file: await fileProblem(file),
      };
      setProblems(found);
      if (file && !found.number && !found.file) return { number: number.trim(), file: await inMemory(file) };
      inputs[found.number ? "number" : "file"].current?.focus();
      return found.number ?? found.file ?? PURCHASE_ORDER_FIELDS_REQUIRED;
    },
  };
}
