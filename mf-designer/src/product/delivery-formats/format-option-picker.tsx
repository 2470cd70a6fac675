import type { FormatOption } from "@ligate/contract/catalog/product-schemas";
import { useId } from "react";
import styles from "./format-option-picker.module.css";

export interface FormatOptionPickerProps {
  format: string;
  options: readonly FormatOption[];
  selectedIndex: number;
  onSelect: (index: number) => void;
}

/** Radio buttons for the options of a format, or just the description if there is only one. */
export function FormatOptionPicker({ format, options, selectedIndex, onSelect }: FormatOptionPickerProps) {
  const name = useId();
  if (options.length === 1) return options[0]?.product_format_description;

  return (
    <fieldset className={styles.options} aria-label={`Options of ${format}`}>
      {options.map(({ product_sku, product_format_description }, i) => (
        <label key={product_sku} className={styles.option}>
          <input type="radio" name={name} checked={i === selectedIndex} onChange={() => onSelect(i)} />
          {product_format_description}
        </label>
      ))}
    </fieldset>
  );
}
