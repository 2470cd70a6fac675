import { Icon } from "@ligate/ui/icon";
import { useState } from "react";
import { clampQuantity, digitsOf, quantityOf } from "./quantity.ts";
import styles from "./quantity-stepper.module.css";

export interface QuantityStepperProps {
  /** What is counted, for screen readers. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** How many: by the buttons at once, by typing when the box is left or Enter is pressed. */
export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();

  const change = (to: number) => clampQuantity(to) !== quantity && onChange(clampQuantity(to));
  function takeTyped() {
    if (typed === undefined) return;
    setTyped(undefined);
    change(quantityOf(typed));
  }

  return (
    <fieldset className={styles.stepper} aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        className={styles.step}
        aria-label="Decrease quantity"
        aria-disabled={quantity <= 1}
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
        onChange={(event) => setTyped(digitsOf(event.target.value))}
        onBlur={takeTyped}
        onKeyDown={(event) => event.key === "Enter" && takeTyped()}
      />
      <button
        type="button"
        className={styles.step}
        aria-label="Increase quantity"
        aria-disabled={quantity >= 999}
        onClick={() => change(quantity + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </fieldset>
  );
}
