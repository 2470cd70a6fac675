import { Field } from "@ligate/ui/forms/field";
import { StateField } from "@ligate/ui/forms/state-field";
import fieldGrid from "../shared/forms/field-grid.module.css";
import type { ProfileFieldsProps } from "./profile-fields-props.ts";

export function ShippingFields({ register, errors }: ProfileFieldsProps) {
  return (
    <div className={fieldGrid.grid}>
      <Field
        className={fieldGrid.wide}
        label="Address"
        autoComplete="address-line1"
        error={errors.address}
        {...register("address")}
      />
      <Field
        className={fieldGrid.wide}
        label="Apartment, suite, lab"
        optional
        autoComplete="address-line2"
        error={errors.apt}
        {...register("apt")}
      />
      <Field
        className={fieldGrid.wide}
        label="City"
        autoComplete="address-level2"
        error={errors.city}
        {...register("city")}
      />
      <StateField autoComplete="address-level1" error={errors.state} {...register("state")} />
      <Field
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        error={errors.zipcode}
        {...register("zipcode")}
      />
    </div>
  );
}
