import { FieldGrid, WideField } from "@ligate/ui/forms/field-grid";
import { NameFields } from "../shared/forms/name-fields.tsx";
import type { ProfileFieldsProps } from "./profile-fields-props.ts";

export function ContactFields({ register, errors }: ProfileFieldsProps) {
  return (
    <FieldGrid>
      <NameFields register={register} errors={errors} />
      <WideField
        label="Institution"
        optional
        autoComplete="organization"
        error={errors.institution}
        {...register("institution")}
      />
    </FieldGrid>
  );
}
