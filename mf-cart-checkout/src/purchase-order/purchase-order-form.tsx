import { Field } from "@ligate/ui/field";
import { Form } from "@ligate/ui/form";
import type { ReactNode } from "react";
import { FileField } from "./file-field.tsx";
import type { PurchaseOrderEntry } from "./use-purchase-order.ts";

export interface PurchaseOrderFormProps {
  entry: PurchaseOrderEntry;
  onSubmit?: () => void;
  /** Its button, where it has one of its own. */
  children?: ReactNode;
}

export function PurchaseOrderForm({ entry, onSubmit, children }: PurchaseOrderFormProps) {
  const { problems, inputs, lostFile } = entry;
  return (
    <Form
      aria-label="Purchase order"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Field
        ref={inputs.number}
        label="PO number"
        autoComplete="off"
        maxLength={60}
        value={entry.number}
        onChange={({ target }) => entry.type(target.value)}
        error={problems.number === undefined ? undefined : { message: problems.number }}
      />
      <FileField
        label="Purchase order (PDF)"
        accept=".pdf,application/pdf"
        hint={
          lostFile
            ? `A file is not kept over a reload: please choose ${lostFile} again.`
            : "PDF, 10 MB at most."
        }
        file={entry.file}
        problem={problems.file}
        input={inputs.file}
        onChoose={entry.choose}
      />
      {children}
    </Form>
  );
}
