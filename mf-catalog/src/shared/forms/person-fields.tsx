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
  /**
   * Results of the form's `field`, in order of display. The form registers the fields, because the order of registration
   * determines which invalid field receives the focus.
   */
  fields: readonly (Omit<FieldProps, "label"> & { name: Name })[];
}

/** The contact fields of the sender of a form, two per row. */
export function PersonFields<Name extends PersonField>({ fields }: PersonFieldsProps<Name>) {
  return (
    <div className={styles.row}>
      {fields.map((field) => (
        <Field key={field.name} {...FIELDS[field.name]} {...field} />
      ))}
    </div>
  );
}
