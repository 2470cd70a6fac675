import type { BillingAddress } from "@ligate/contract/address";
import { Field } from "@ligate/ui/field";
import { Form } from "@ligate/ui/form";
import { StateField } from "@ligate/ui/state-field";
import styles from "./address-form.module.css";
import type { Billing } from "./use-billing.ts";

export interface BillingAddressFieldsProps {
  billing: Billing;
}

/** Read when something is paid: it has no button of its own. */
export function BillingAddressFields({ billing }: BillingAddressFieldsProps) {
  const { register, submit, formState } = billing.form;
  const field = (name: keyof BillingAddress, autoComplete: string) => ({
    autoComplete: `billing ${autoComplete}`,
    error: formState.errors[name],
    ...register(name),
  });

  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={!billing.isElsewhere}
          onChange={(event) => billing.setElsewhere(!event.target.checked)}
        />
        Billing address is the same as shipping
      </label>
      {billing.isElsewhere && (
        <Form onSubmit={submit} aria-label="Billing address">
          <div className={styles.fields}>
            <Field className={styles.wide} label="Address" {...field("address", "address-line1")} />
            <Field className={styles.wide} label="City" {...field("city", "address-level2")} />
            <StateField {...field("state", "address-level1")} />
            <Field label="ZIP code" inputMode="numeric" {...field("zipcode", "postal-code")} />
          </div>
        </Form>
      )}
    </>
  );
}
