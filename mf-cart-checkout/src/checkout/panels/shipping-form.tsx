import type { ShippingAddress } from "@ligate/contract/address/schemas";
import type { CartItem } from "@ligate/contract/cart/schemas";
import { api } from "@ligate/platform/api";
import { Alert } from "@ligate/ui/feedback/alert";
import { Field } from "@ligate/ui/forms/field";
import { FieldGrid, WideField } from "@ligate/ui/forms/field-grid";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useEffect, useState } from "react";
import { AddressFields } from "./address-fields.tsx";
import { SavedAddresses } from "./saved-addresses.tsx";
import styles from "./shipping-panel.module.css";

/** The fields of a saved address: closing days belong to one order. */
const FIELDS = [
  ...(["first_name", "last_name", "institution", "attention", "phone", "address_line_1", "apt"] as const),
  ...(["building", "city", "state", "zipcode"] as const),
];

export interface ShippingFormProps {
  defaults: Partial<ShippingAddress>;
  /** The lines of the cart: goods on dry ice need an institution and a phone. */
  lines: readonly CartItem[];
  hasTerritories: boolean | undefined;
  onChange: (values: Partial<ShippingAddress>) => void;
  onSubmit: (address: ShippingAddress) => void;
}

export function ShippingForm({ defaults, lines, hasTerritories, onChange, onSubmit }: ShippingFormProps) {
  const loadSchema = () =>
    import("@ligate/contract/address/deliverable-address").then(({ deliverableAddress }) =>
      deliverableAddress(lines),
    );
  const [saveAs, setSaveAs] = useState("");
  const form = useZodForm(loadSchema, saveAndGoOn, { defaultValues: defaults });
  const { submit, subscribe, formState, setValue, clearErrors } = form;
  const { closed_from, closed_to } = formState.errors;
  const isFrozen = lines.some(({ ships }) => ships === "dry_ice");

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );

  async function saveAndGoOn(address: ShippingAddress) {
    const name = saveAs.trim();
    if (name) await api.post("/api/users/addresses/", { body: { name, address } });
    onSubmit(address);
  }

  function fillIn(address: ShippingAddress) {
    for (const name of FIELDS) setValue(name, address[name] ?? "", { shouldDirty: true });
    clearErrors();
  }

  const field = (name: keyof ShippingAddress, autoComplete: string) => ({
    autoComplete: `shipping ${autoComplete}`,
    ...form.field(name),
  });

  return (
    <Form onSubmit={submit} problem={formState.errors.root}>
      {isFrozen && (
        <Alert kind="notice">
          Your order has goods on dry ice. Somebody has to receive them on the day on which they arrive, from
          Tuesday to Thursday.
        </Alert>
      )}
      <SavedAddresses onSelect={fillIn} />
      <AddressFields field={field} hasTerritories={hasTerritories}>
        <Field label="First name" {...field("first_name", "given-name")} />
        <Field label="Last name" {...field("last_name", "family-name")} />
        <WideField label="Institution" optional={!isFrozen} {...field("institution", "organization")} />
        <Field label="Laboratory or attention" optional {...form.field("attention")} />
        <Field
          label="Phone"
          type="tel"
          hint="For the carrier."
          optional={!isFrozen}
          {...field("phone", "tel")}
        />
        <WideField label="Address" {...field("address_line_1", "address-line1")} />
        <Field label="Apartment, suite" optional {...field("apt", "address-line2")} />
        <Field label="Building and room" optional {...form.field("building")} />
      </AddressFields>
      <details className={styles.closed} open={(closed_from ?? closed_to) !== undefined || undefined}>
        <summary>Days when your laboratory is closed</summary>
        <FieldGrid>
          <Field label="Closed from" type="date" optional {...form.field("closed_from")} />
          <Field label="Closed until" type="date" optional {...form.field("closed_to")} />
        </FieldGrid>
      </details>
      <Field
        label="Save this address as"
        hint="For your next orders, such as “Cell culture, building 7”."
        optional
        maxLength={60}
        autoComplete="off"
        value={saveAs}
        onChange={({ target }) => setSaveAs(target.value)}
      />
      <SubmitButton pending={formState.isSubmitting}>Continue to billing</SubmitButton>
    </Form>
  );
}
