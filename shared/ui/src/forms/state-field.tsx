import { US_STATES, US_TERRITORIES } from "@ligate/contract/address/us-states";
import { SelectField, type SelectFieldProps } from "./field.tsx";

export interface StateFieldProps extends Omit<SelectFieldProps, "label" | "children"> {
  /** Offers the District of Columbia and the territories, too. */
  hasTerritories?: boolean | undefined;
}

/** The 50 states, by name. */
export function StateField({ hasTerritories = false, ...props }: StateFieldProps) {
  const states = Object.entries(hasTerritories ? { ...US_STATES, ...US_TERRITORIES } : US_STATES);
  return (
    <SelectField label="State" {...props}>
      <option value="">Choose a state</option>
      {states.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
