import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { Field } from "@ligate/ui/forms/field";
import { WideField } from "@ligate/ui/forms/field-grid";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useEffect } from "react";
import { AddressFields } from "./address-fields.tsx";

const loadSchema = () =>
  import("@ligate/contract/address/schemas").then(({ ShippingAddress }) => ShippingAddress);

export interface ShippingFormProps {
  defaults: Partial<ShippingAddress>;
  onChange: (values: Partial<ShippingAddress>) => void;
  onSubmit: (address: ShippingAddress) => void;
}

export function ShippingForm({ defaults, onChange, onSubmit }: ShippingFormProps) {
  const form = useZodForm(loadSchema, onSubmit, { defaultValues: defaults });
  const { submit, subscribe, formState } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );

  const field = (name: keyof ShippingAddress, autoComplete: string) => ({
    autoComplete: `shipping ${autoComplete}`,
    ...form.field(name),
  });

  return (
    <Form onSubmit={submit} problem={formState.errors.root}>
      <AddressFields field={field}>
        <Field label="First name" {...field("first_name", "given-name")} />
        <Field label="Last name" {...field("last_name", "family-name")} />
        <WideField label="Address" {...field("address_line_1", "address-line1")} />
        <WideField label="Apartment, suite" optional {...field("apt", "address-line2")} />
      </AddressFields>
      <SubmitButton>Continue to billing</SubmitButton>
    </Form>
  );
}
