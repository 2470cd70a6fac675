import { Field } from "@ligate/ui/forms/field";
import fieldGrid from "../shared/forms/field-grid.module.css";
import { NameFields } from "../shared/forms/name-fields.tsx";
import type { ProfileFieldsProps } from "./profile-fields-props.ts";

export function ContactFields({ register, errors }: ProfileFieldsProps) {
  return (
    <div className={fieldGrid.grid}>
      <NameFields register={register} errors={errors} />
      <Field
        className={fieldGrid.wide}
        label="Institution"
        optional
        autoComplete="organization"
        error={errors.institution}
        {...register("institution")}
      />
    </div>
  );
}
