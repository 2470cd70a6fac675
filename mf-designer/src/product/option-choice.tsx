import type { FormatOption } from "@ligate/contract/product";
import { useId } from "react";
import styles from "./option-choice.module.css";

export interface OptionChoiceProps {
  format: string;
  options: readonly FormatOption[];
  index: number;
  onChoose: (index: number) => void;
}

/** The options of a format; a single one is only named. */
export function OptionChoice({ format, options, index, onChoose }: OptionChoiceProps) {
  const name = useId();
  if (options.length === 1) return options[0]?.product_format_description;

  return (
    <fieldset className={styles.options} aria-label={`Options of ${format}`}>
      {options.map(({ product_sku, product_format_description }, i) => (
        <label key={product_sku} className={styles.option}>
          <input type="radio" name={name} checked={i === index} onChange={() => onChoose(i)} />
          {product_format_description}
        </label>
      ))}
    </fieldset>
  );
}
