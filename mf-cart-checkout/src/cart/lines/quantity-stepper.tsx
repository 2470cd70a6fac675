import { QUANTITY_MAX, QUANTITY_MIN } from "@ligate/contract/cart/constants";
import { Icon } from "@ligate/ui/controls/icon";
import { useState } from "react";
import { clampQuantity, keepDigits, parseQuantity } from "./quantity.ts";
import styles from "./quantity-stepper.module.css";

export interface QuantityStepperProps {
  /** The product, for screen readers. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** The buttons change the quantity at once, typed digits when the input loses the focus or Enter is pressed. */
export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();

  const change = (to: number) => clampQuantity(to) !== quantity && onChange(clampQuantity(to));
  function commitTyped() {
    if (typed === undefined) return;
    setTyped(undefined);
    change(parseQuantity(typed));
  }

  return (
    <fieldset className={styles.stepper} aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        className={styles.step}
        aria-label="Decrease quantity"
        aria-disabled={quantity <= QUANTITY_MIN}
        onClick={() => change(quantity - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        className={styles.box}
        aria-label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? quantity}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(keepDigits(event.target.value))}
        onBlur={commitTyped}
        onKeyDown={(event) => event.key === "Enter" && commitTyped()}
      />
      <button
        type="button"
        className={styles.step}
        aria-label="Increase quantity"
        aria-disabled={quantity >= QUANTITY_MAX}
        onClick={() => change(quantity + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </fieldset>
  );
}
