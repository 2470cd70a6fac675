import type { BillingAddress } from "@ligate/contract/address/schemas";
import { WideField } from "@ligate/ui/forms/field-grid";
import { Form } from "@ligate/ui/forms/form";
import { AddressFields } from "../address/address-fields.tsx";
import styles from "./billing-details.module.css";
import type { BillingAddressInput } from "./use-billing-address.ts";

export interface BillingAddressFormProps {
  input: BillingAddressInput;
}

/** Has no submit button: it is validated before each payment. */
export function BillingAddressForm({ input }: BillingAddressFormProps) {
  const { register, submit, formState } = input.form;
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
          checked={input.isSameAsShipping}
          onChange={(event) => input.setSameAsShipping(event.target.checked)}
        />
        Billing address is the same as shipping
      </label>
      {!input.isSameAsShipping && (
        <Form onSubmit={submit} aria-label="Billing address">
          <AddressFields field={field}>
            <WideField label="Address" {...field("address", "address-line1")} />
          </AddressFields>
        </Form>
      )}
    </>
  );
}
