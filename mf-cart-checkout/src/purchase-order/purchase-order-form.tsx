import { Field } from "@ligate/ui/forms/field";
import { Form } from "@ligate/ui/forms/form";
import type { ReactNode } from "react";
import { FileField } from "./file-field.tsx";
import type { PurchaseOrderInput } from "./use-purchase-order-input.ts";

export interface PurchaseOrderFormProps {
  input: PurchaseOrderInput;
  onSubmit?: () => void;
  /** The submit button, if the form has one. */
  children?: ReactNode;
}

export function PurchaseOrderForm({ input, onSubmit, children }: PurchaseOrderFormProps) {
  const { errors, elements, lostFileName } = input;
  return (
    <Form
      aria-label="Purchase order"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Field
        ref={elements.number}
        label="PO number"
        autoComplete="off"
        maxLength={60}
        value={input.number}
        onChange={({ target }) => input.setNumber(target.value)}
        error={errors.number === undefined ? undefined : { message: errors.number }}
      />
      <FileField
        label="Purchase order (PDF)"
        accept=".pdf,application/pdf"
        hint={
          lostFileName
            ? `A file is not kept over a reload: please choose ${lostFileName} again.`
            : "PDF, 10 MB at most."
        }
        file={input.file}
        error={errors.file}
        ref={elements.file}
        onChoose={input.setFile}
      />
      {children}
    </Form>
  );
}
