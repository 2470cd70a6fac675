import type { BillingAddress } from "@ligate/contract/address/schemas";
import { Field, type FieldProps } from "@ligate/ui/forms/field";
import { FieldGrid, WideField } from "@ligate/ui/forms/field-grid";
import { StateField } from "@ligate/ui/forms/state-field";
import type { ZodForm } from "@ligate/ui/forms/use-zod-form";
import type { ReactNode } from "react";

type Registration = ReturnType<ZodForm<typeof BillingAddress>["register"]>;
type RegisteredFieldProps = Omit<Registration, "name"> & Pick<FieldProps, "name" | "autoComplete" | "error">;

export interface AddressFieldsProps {
  /** Returns a field's props: its registration with the form, and its error. */
  field: (name: "city" | "state" | "zipcode", autoComplete: string) => RegisteredFieldProps;
  hasTerritories: boolean | undefined;
  /** The fields above city, state and ZIP code. */
  children: ReactNode;
}

export function AddressFields({ field, hasTerritories, children }: AddressFieldsProps) {
  return (
    <FieldGrid>
      {children}
      <WideField label="City" {...field("city", "address-level2")} />
      <StateField hasTerritories={hasTerritories} {...field("state", "address-level1")} />
      <Field label="ZIP code" inputMode="numeric" {...field("zipcode", "postal-code")} />
    </FieldGrid>
  );
}
