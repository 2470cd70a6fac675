import type { BillingAddress } from "@ligate/contract/address/schemas";
import { WideField } from "@ligate/ui/forms/field-grid";
import { Form } from "@ligate/ui/forms/form";
import { AddressFields } from "../panels/address-fields.tsx";
import { SavedAddresses } from "../panels/saved-addresses.tsx";
import type { BillingAddressInput } from "./use-billing-address.ts";

export interface BillingAddressFormProps {
  input: BillingAddressInput;
  hasTerritories: boolean | undefined;
}

/** Has no submit button: it is validated before each payment. */
export function BillingAddressForm({ input, hasTerritories }: BillingAddressFormProps) {
  const { form } = input;
  const field = (name: keyof BillingAddress, autoComplete: string) => ({
    autoComplete: `billing ${autoComplete}`,
    ...form.field(name),
  });

  return (
    <Form onSubmit={form.submit} aria-label="Billing address">
      <SavedAddresses onSelect={input.fillIn} />
      <AddressFields field={field} hasTerritories={hasTerritories}>
        <WideField label="Name" optional {...field("name", "name")} />
        <WideField label="Address" {...field("address", "address-line1")} />
      </AddressFields>
    </Form>
  );
}
