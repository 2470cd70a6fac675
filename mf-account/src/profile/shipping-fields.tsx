import { Field } from "@ligate/ui/forms/field";
import { FieldGrid, WideField } from "@ligate/ui/forms/field-grid";
import { StateField } from "@ligate/ui/forms/state-field";
import type { ProfileFieldsProps } from "./profile-fields-props.ts";

export function ShippingFields({ register, errors }: ProfileFieldsProps) {
  return (
    <FieldGrid>
      <WideField
        label="Address"
        autoComplete="address-line1"
        error={errors.address}
        {...register("address")}
      />
      <WideField
        label="Apartment, suite, lab"
        optional
        autoComplete="address-line2"
        error={errors.apt}
        {...register("apt")}
      />
      <WideField label="City" autoComplete="address-level2" error={errors.city} {...register("city")} />
      <StateField autoComplete="address-level1" error={errors.state} {...register("state")} />
      <Field
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        error={errors.zipcode}
        {...register("zipcode")}
      />
    </FieldGrid>
  );
}
