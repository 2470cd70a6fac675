import { QUANTITY_MAX } from "@ligate/contract/cart/constants";
import styles from "./format-table.module.css";

const QUANTITIES = [
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  15,
  20,
  25,
  30,
  40,
  50,
  75,
  100,
  150,
  200,
  250,
  500,
  750,
  QUANTITY_MAX,
];

export interface QuantitySelectProps {
  label: string;
  value: number;
  isDisabled: boolean;
  onChange: (quantity: number) => void;
}

export function QuantitySelect({ label, value, isDisabled, onChange }: QuantitySelectProps) {
  return (
    <select
      className={styles.quantity}
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {QUANTITIES.map((quantity) => (
        <option key={quantity}>{quantity}</option>
      ))}
    </select>
  );
}
