import { QuantityField } from "@ligate/ui/forms/quantity-field";
import { useEffect, useRef, useState } from "react";
import styles from "./format-table.module.css";

const QUANTITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 75, 100];
/** The value of the option that replaces the dropdown with an input. */
const OTHER = "other";

export interface QuantitySelectProps {
  label: string;
  value: number;
  isDisabled: boolean;
  onChange: (quantity: number) => void;
}

/** A dropdown of usual quantities. Its last option replaces it with an input for any other quantity. */
export function QuantitySelect({ label, value, isDisabled, onChange }: QuantitySelectProps) {
  const field = useRef<HTMLDivElement>(null);
  const [isTyped, setTyped] = useState(() => !QUANTITIES.includes(value));
  const wasTyped = useRef(isTyped);

  useEffect(() => {
    if (isTyped && !wasTyped.current) field.current?.querySelector("input")?.focus();
  }, [isTyped]);

  if (isTyped)
    return (
      <div ref={field}>
        <QuantityField label={label} quantity={value} onChange={onChange} disabled={isDisabled} />
      </div>
    );
  return (
    <select
      className={styles.quantity}
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => (target.value === OTHER ? setTyped(true) : onChange(Number(target.value)))}
    >
      {QUANTITIES.map((quantity) => (
        <option key={quantity}>{quantity}</option>
      ))}
      <option value={OTHER}>Other…</option>
    </select>
  );
}
