import { Field, type FieldProps } from "@ligate/ui/forms/field";
import styles from "./form-layout.module.css";

const FIELDS = {
  firstName: { label: "First name", autoComplete: "given-name" },
  lastName: { label: "Last name", autoComplete: "family-name" },
  institution: { label: "Institution", autoComplete: "organization" },
  email: { label: "Email", type: "email", autoComplete: "email" },
  phone: { label: "Phone", optional: true, type: "tel", autoComplete: "tel" },
} satisfies Record<string, FieldProps>;

type PersonField = keyof typeof FIELDS;

export interface PersonFieldsProps<Name extends PersonField> {
  /** The fields to show, in order. */
  names: readonly Name[];
  register: (name: Name) => Partial<FieldProps>;
  errors: Partial<Record<Name, { message?: string }>>;
}

/** The contact fields of the sender of a form, two per row. */
export function PersonFields<Name extends PersonField>({ names, register, errors }: PersonFieldsProps<Name>) {
  return (
    <div className={styles.row}>
      {names.map((name) => (
        <Field key={name} {...FIELDS[name]} error={errors[name]} {...register(name)} />
      ))}
    </div>
  );
}
