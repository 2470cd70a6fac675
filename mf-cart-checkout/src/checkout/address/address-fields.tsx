import type { BillingAddress } from "@ligate/contract/address/schemas";
import { Field, type FieldProps } from "@ligate/ui/forms/field";
import { StateField } from "@ligate/ui/forms/state-field";
import type { ZodForm } from "@ligate/ui/forms/use-zod-form";
import type { ReactNode } from "react";
import styles from "./address-fields.module.css";

type Registration = ReturnType<ZodForm<typeof BillingAddress>["register"]>;
type RegisteredFieldProps = Omit<Registration, "name"> & Pick<FieldProps, "name" | "autoComplete" | "error">;

export interface AddressFieldsProps {
  /** Registers a field with the form and adds its error. */
  field: (name: "city" | "state" | "zipcode", autoComplete: string) => RegisteredFieldProps;
  /** The fields above city, state and ZIP code. */
  children: ReactNode;
}

export function AddressFields({ field, children }: AddressFieldsProps) {
  return (
    <div className={styles.fields}>
      {children}
      <WideField label="City" {...field("city", "address-level2")} />
      <StateField {...field("state", "address-level1")} />
      <Field label="ZIP code" inputMode="numeric" {...field("zipcode", "postal-code")} />
    </div>
  );
}

/** A field as wide as the form. */
export function WideField(props: FieldProps) {
  return <Field className={styles.wide} {...props} />;
}
