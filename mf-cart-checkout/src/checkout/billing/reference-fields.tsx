import type { OrderReferences } from "@ligate/contract/address/schemas";
import { Field } from "@ligate/ui/forms/field";
import { FieldGrid, WideField } from "@ligate/ui/forms/field-grid";
import { Form } from "@ligate/ui/forms/form";
import type { DraftedForm } from "@ligate/ui/forms/use-drafted-form";
import { PoNumberNotice } from "../../purchase-order/index.ts";
import styles from "./billing-details.module.css";

export interface ReferenceFieldsProps {
  references: DraftedForm<typeof OrderReferences>;
  /** Without the PO number, which the form of the purchase order asks for. */
  hasPurchaseOrder: boolean;
}

/** The buyer's own references of the order. It is open if it has an entry or an error. */
export function ReferenceFields({ references: { form }, hasPurchaseOrder }: ReferenceFieldsProps) {
  const { field, submit, watch, formState } = form;
  const values = watch();
  const isOpen = Object.values(values).some(Boolean) || Object.keys(formState.errors).length > 0;
  return (
    <details className={styles.references} open={isOpen || undefined}>
      <summary>References for your records and accounts payable</summary>
      <Form onSubmit={submit} aria-label="References">
        <FieldGrid>
          {!hasPurchaseOrder && <Field label="Reference or PO number" optional {...field("po_number")} />}
          <Field label="Cost center" optional {...field("cost_center")} />
          <Field label="Recipient scientist" optional {...field("recipient")} />
          <Field label="Principal investigator" optional {...field("principal_investigator")} />
          <WideField
            label="Invoices to"
            type="email"
            hint="Accounts payable also gets the invoice. It does not have to verify its address."
            optional
            {...field("invoices_to")}
          />
        </FieldGrid>
        {!hasPurchaseOrder && <PoNumberNotice number={values.po_number ?? ""} />}
      </Form>
    </details>
  );
}
