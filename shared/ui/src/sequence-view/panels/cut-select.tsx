import { SelectField } from "../../forms/field.tsx";
import type { ShownCuts } from "../bases/cut-sites.ts";

export interface CutSelectProps {
  value: ShownCuts;
  onChange: (shown: ShownCuts) => void;
}

/** Chooses which cut sites are drawn. */
export function CutSelect({ value, onChange }: CutSelectProps) {
  return (
    <SelectField
      label="Cut sites"
      value={value}
      onChange={({ target }) => onChange(target.value as ShownCuts)}
    >
      <option value="unique">Of unique cutters</option>
      <option value="all">Of all common enzymes</option>
      <option value="none">None</option>
    </SelectField>
  );
}
