import type { QuoteRequest } from "@ligate/contract/quote-requests";
import { SelectField } from "@ligate/ui/field";
import type { ZodForm } from "@ligate/ui/use-zod-form";

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
  /** Stands behind each value. */
  unit?: string;
  /** Listed, and not to be chosen. */
  notOffered?: readonly string[];
  required?: boolean;
}

/** One of a list; none is chosen beforehand. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { form, name, label, values, unit, notOffered = [], required = false } = props;
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
      {notOffered.map((value) => (
        <option key={value} value={value} disabled>
          {value} (not offered)
        </option>
      ))}
    </SelectField>
  );
}
