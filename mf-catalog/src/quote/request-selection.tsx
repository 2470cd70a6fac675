import { PRODUCT_TYPES, QUOTE_TYPES, type QuoteType } from "@ligate/contract/quote-requests/constants";
import type { QuoteRequest } from "@ligate/contract/quote-requests/schemas";
import { SERVICE_TYPES } from "@ligate/contract/quote-requests/service-types";
import { SelectField } from "@ligate/ui/forms/field";
import type { ZodForm } from "@ligate/ui/forms/use-zod-form";
import { useId } from "react";
import styles from "./quote-request-form.module.css";

export interface RequestFieldsProps {
  form: ZodForm<typeof QuoteRequest>;
}

/** The fields that select a product or a service. */
export function RequestSelection({ form }: RequestFieldsProps) {
  const { register, watch, formState } = form;
  const error = formState.errors.type;
  const errorId = useId();
  const type = watch("type");

  return (
    <fieldset className={styles.part} aria-describedby={error && errorId}>
      <legend className={styles.legend}>What do you need?</legend>
      <div className={styles.types}>
        {Object.entries(QUOTE_TYPES).map(([value, name]) => (
          <label key={value} className={styles.type}>
            <input type="radio" value={value} aria-invalid={error && true} {...register("type")} />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error.message}
        </p>
      )}
      {SELECTION_FIELDS[type]?.(form, !watch("product"))}
    </fieldset>
  );
}

const SELECTION_FIELDS: Partial<
  Record<QuoteType, (form: RequestFieldsProps["form"], required: boolean) => React.ReactNode>
> = {
  productType: (form, required) => (
    <ChoiceField
      form={form}
      name="productType"
      label="Product type"
      values={PRODUCT_TYPES}
      required={required}
    />
  ),
  serviceType: (form, required) => (
    <ChoiceField
      form={form}
      name="serviceType"
      label="Service type"
      values={SERVICE_TYPES}
      required={required}
    />
  ),
};

interface ChoiceFieldProps {
  form: ZodForm<typeof QuoteRequest>;
  name:
    | "productType"
    | "serviceType"
    | "geneSpecies"
    | "virusType"
    | "virusAmount"
    | "cellLineAmount"
    | "plasmidAmount";
  label: string;
  values: readonly string[];
  /** Unit shown after each value. */
  unit?: string;
  /** Values that are listed but disabled. */
  unavailableValues?: readonly string[];
  required?: boolean;
}

/** A select field without a preselected value. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { form, name, label, values, unit, unavailableValues = [], required = false } = props;
  return (
    <SelectField label={label} optional={!required} {...form.field(name)}>
      <option value="">Please choose</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {unit ? `${value} ${unit}` : value}
        </option>
      ))}
      {unavailableValues.map((value) => (
        <option key={value} value={value} disabled>
          {value} (not offered)
        </option>
      ))}
    </SelectField>
  );
}
