import type { serviceValuesSchema } from "@ligate/contract/services/schemas";
import type { ServiceField } from "@ligate/contract/services/service-fields";
import { cx } from "@ligate/ui/cx";
import { Field, SelectField, TextAreaField } from "@ligate/ui/forms/field";
import type { ZodForm } from "@ligate/ui/forms/use-zod-form";
import layout from "../../shared/forms/form-layout.module.css";
import styles from "./service-offers.module.css";

export interface ServiceFieldsProps {
  fields: readonly ServiceField[];
  form: ZodForm<ReturnType<typeof serviceValuesSchema>>;
}

/** The fields that a service asks for, two per row. */
export function ServiceFields({ fields, form }: ServiceFieldsProps) {
  return (
    <div className={layout.row}>
      {fields.map((asked) => (
        <AskedField key={asked.field} asked={asked} form={form} />
      ))}
    </div>
  );
}

function AskedField({
  asked,
  form: { register, formState },
}: {
  asked: ServiceField;
  form: ServiceFieldsProps["form"];
}) {
  const { field, label, hint, required, options, guide, range, is_multiline } = asked;
  const props = { label, hint, optional: !required, error: formState.errors[field], ...register(field) };
  if (options) {
    return (
      <SelectField {...props}>
        <option value="">Please choose</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  }
  if (is_multiline) return <TextAreaField {...props} className={styles.wide} rows={3} />;
  return (
    <Field
      {...props}
      className={cx(guide && styles.sequence)}
      autoComplete="off"
      spellCheck={guide ? false : undefined}
      inputMode={range ? "numeric" : undefined}
    />
  );
}
