import type { QuoteRequest } from "@ligate/contract/quote-requests/schemas";
import { SelectField } from "@ligate/ui/forms/field";
import type { ZodForm } from "@ligate/ui/forms/use-zod-form";

export interface ChoiceFieldProps {
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
    <SelectField
      label={label}
      optional={!required}
      error={form.formState.errors[name]}
      {...form.register(name)}
    >
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
