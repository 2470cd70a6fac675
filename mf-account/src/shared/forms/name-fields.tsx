import { Field, type FieldProps } from "@ligate/ui/forms/field";
import type { ComponentProps } from "react";

type NameField = "firstName" | "lastName";

export interface NameFieldsProps {
  register: (name: NameField) => Omit<ComponentProps<"input">, "id" | "className">;
  errors: Partial<Record<NameField, FieldProps["error"]>>;
}

const FIELDS = [
  { name: "firstName", label: "First name", autoComplete: "given-name" },
  { name: "lastName", label: "Last name", autoComplete: "family-name" },
] as const;

/** The optional first and last name, side by side in a `FieldGrid`. */
export const NameFields = ({ register, errors }: NameFieldsProps) =>
  FIELDS.map(({ name, ...field }) => (
    <Field key={name} optional error={errors[name]} {...field} {...register(name)} />
  ));
