import type { AddressToSave, SavedAddress } from "@ligate/contract/address/schemas";
import { api } from "@ligate/platform/api";
import { Button } from "@ligate/ui/controls/button";
import { Field } from "@ligate/ui/forms/field";
import { FieldGrid, WideField } from "@ligate/ui/forms/field-grid";
import { Form, INCOMPLETE_MESSAGE, SubmitButton } from "@ligate/ui/forms/form";
import { StateField } from "@ligate/ui/forms/state-field";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useReauthenticate } from "../shared/use-reauthenticate.ts";
import styles from "./saved-addresses.module.css";

export interface AddressFormProps {
  /** The address to change; without it, the form adds one. */
  saved?: SavedAddress;
  hasTerritories: boolean | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

const loadSchema = () =>
  import("@ligate/contract/address/schemas").then(({ AddressToSave }) => AddressToSave);

/** Adds or changes a named address. */
export function AddressForm({ saved, hasTerritories, onSaved, onCancel }: AddressFormProps) {
  const reauthenticate = useReauthenticate();
  const { field, submit, formState } = useZodForm(
    loadSchema,
    (body) => save(body, saved).then(onSaved).catch(reauthenticate),
    { defaultValues: saved ?? {}, incompleteMessage: INCOMPLETE_MESSAGE },
  );
  const { errors, isSubmitting } = formState;

  return (
    <Form
      className={styles.form}
      onSubmit={submit}
      problem={errors.root}
      aria-label={saved ? `Change ${saved.name}` : "Add an address"}
    >
      <FieldGrid>
        <WideField
          label="Name of the address"
          hint="Such as “Cell culture, building 7”."
          autoFocus
          autoComplete="off"
          {...field("name")}
        />
        <Field label="First name" {...field("address.first_name")} />
        <Field label="Last name" {...field("address.last_name")} />
        <WideField label="Institution" optional {...field("address.institution")} />
        <Field label="Laboratory or attention" optional {...field("address.attention")} />
        <Field label="Phone" type="tel" optional {...field("address.phone")} />
        <WideField label="Address" {...field("address.address_line_1")} />
        <Field label="Apartment, suite" optional {...field("address.apt")} />
        <Field label="Building and room" optional {...field("address.building")} />
        <WideField label="City" {...field("address.city")} />
        <StateField hasTerritories={hasTerritories} {...field("address.state")} />
        <Field label="ZIP code" inputMode="numeric" {...field("address.zipcode")} />
      </FieldGrid>
      <div className={styles.buttons}>
        <SubmitButton small pending={isSubmitting}>
          Save address
        </SubmitButton>
        <Button variant="text" small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const save = (body: AddressToSave, saved: SavedAddress | undefined) =>
  saved
    ? api.patch("/api/users/addresses/:id/", { params: { id: String(saved.id) }, body })
    : api.post("/api/users/addresses/", { body });
