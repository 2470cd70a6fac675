import { Field, type FieldProps } from "@ligate/ui/forms/field";
import type { ComponentProps } from "react";

type NameField = "firstName" | "lastName";

export interface NameFieldsProps {
  register: (name: NameField) => Omit<ComponentProps<"input">, "id" | "className">;
  errors: Partial<Record<NameField, FieldProps["error"]>>;
}

/** The optional first and last name, side by side in a `FieldGrid`. */
export function NameFields({ register, errors }: NameFieldsProps) {
  return (
    <>
      <Field
        label="First name"
        optional
        autoComplete="given-name"
        error={errors.firstName}
        {...register("firstName")}
      />
      <Field
        label="Last name"
        optional
        autoComplete="family-name"
        error={errors.lastName}
        {...register("lastName")}
      />
    </>
  );
}
