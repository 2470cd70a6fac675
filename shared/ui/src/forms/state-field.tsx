import { US_STATES } from "@ligate/contract/address/us-states";
import { SelectField, type SelectFieldProps } from "./field.tsx";

/** The 50 states, by name. */
export function StateField(props: Omit<SelectFieldProps, "label" | "children">) {
  return (
    <SelectField label="State" {...props}>
      <option value="">Choose a state</option>
      {Object.entries(US_STATES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
