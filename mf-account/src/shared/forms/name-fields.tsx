import { Field, type FieldProps } from "@ligate/ui/forms/field";

type NameField = "firstName" | "lastName";

export interface NameFieldsProps {
  /** Of the form. */
  field: (name: NameField) => Omit<FieldProps, "label">;
}

const FIELDS = [
  { name: "firstName", label: "First name", autoComplete: "given-name" },
  { name: "lastName", label: "Last name", autoComplete: "family-name" },
] as const;

/** The optional first and last name, side by side in a `FieldGrid`. */
export const NameFields = ({ field }: NameFieldsProps) =>
  FIELDS.map(({ name, ...props }) => <Field key={name} optional {...props} {...field(name)} />);
