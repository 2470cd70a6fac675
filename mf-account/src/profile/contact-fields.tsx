import { Field } from "@ligate/ui/forms/field";
import type { ProfileFieldsProps } from "./profile-fields-props.ts";
import styles from "./profile-form.module.css";

export function ContactFields({ register, errors }: ProfileFieldsProps) {
  return (
    <div className={styles.fields}>
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
      <Field
        className={styles.wide}
        label="Institution"
        optional
        autoComplete="organization"
        error={errors.institution}
        {...register("institution")}
      />
    </div>
  );
}
